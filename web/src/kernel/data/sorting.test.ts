import { describe, expect, it } from 'vitest';
import { directionOf, nextSort } from './sorting.ts';

describe('排序', () => {
  it('点击一列：升序、降序、恢复原来的次序', () => {
    expect(nextSort('', 'code')).toBe('code');
    expect(nextSort('code', 'code')).toBe('-code');
    expect(nextSort('-code', 'code')).toBe('');
  });

  it('换一列从升序开始', () => {
    expect(nextSort('-code', 'name')).toBe('name');
  });

  it('列头说出方向', () => {
    expect([
      directionOf('code', 'code'),
      directionOf('-code', 'code'),
      directionOf('code', 'name'),
      directionOf('', undefined),
    ]).toEqual(['ascending', 'descending', undefined, undefined]);
  });
});
