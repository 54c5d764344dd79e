import { describe, expect, it } from 'vitest';
import { differences, withChange } from './change-tracker.ts';

const after = (changed: readonly string[], name: string, isChanged: boolean) =>
  [...withChange(new Set(changed), name, () => isChanged)].toSorted();

describe('改动了哪些字段', () => {
  it('改动的加入，改回的去掉', () => {
    expect(after([], 'name', true)).toEqual(['name']);
    expect(after(['code', 'name'], 'name', false)).toEqual(['code']);
  });

  it('没有变化时返回同一个集合', () => {
    const changed = new Set(['name']);
    expect(withChange(changed, 'name', () => true)).toBe(changed);
    expect(withChange(changed, 'code', () => false)).toBe(changed);
  });

  it('列表增删行后整体算一处，其中的行不另算', () => {
    expect(after(['specList.0.code', 'specList.1.code', 'specListName'], 'specList', true)).toEqual([
      'specList',
      'specListName',
    ]);
    expect(after(['specList'], 'specList.3.code', true)).toEqual(['specList']);
    expect(after(['specList'], 'specList.3.code', false)).toEqual([]);
  });
});

describe('两份数据的差异', () => {
  it('逐个字段，列表长度相同时逐行', () => {
    const before = {
      name: '轴承',
      size: { width: 1, height: 2 },
      specList: [{ code: 'A' }, { code: 'B' }],
      tags: ['x'],
      remark: '',
    };
    const now = {
      name: ' 轴承 ',
      size: { width: 1, height: 3 },
      specList: [{ code: 'A' }, { code: 'C' }],
      tags: ['x', 'y'],
      remark: null,
    };
    expect(differences(before, now)).toEqual(['size.height', 'specList.1.code', 'tags']);
  });
});
