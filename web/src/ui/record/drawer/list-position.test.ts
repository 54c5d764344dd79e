import { describe, expect, it } from 'vitest';
import { edgeOf, neighbourOf, positionOf, type ListPart } from './list-position.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const second: ListPart = { rows: rows('21', '22', '23'), pageNo: 2, pageSize: 3, total: 7 };

describe('记录在列表中的位置', () => {
  it('跨页计算', () => {
    expect(positionOf(second, '21')).toBe(4);
    expect(positionOf(second, '23')).toBe(6);
  });

  it('不在本页时没有位置，也没有上一条、下一条', () => {
    expect(positionOf(second, '99')).toBeUndefined();
    expect(neighbourOf(second, '99', 1)).toBeUndefined();
    expect(neighbourOf(second, '99', -1)).toBeUndefined();
  });

  it('上一条、下一条在本页时直接打开', () => {
    expect(neighbourOf(second, '22', 1)).toEqual({ pageNo: 2, open: '23' });
    expect(neighbourOf(second, '22', -1)).toEqual({ pageNo: 2, open: '21' });
  });

  it('到本页边上时翻页，打开那一页的第一条或最后一条', () => {
    expect(neighbourOf(second, '23', 1)).toEqual({ pageNo: 3, open: 'first' });
    expect(neighbourOf(second, '21', -1)).toEqual({ pageNo: 1, open: 'last' });
    expect(edgeOf(second, 'first')).toBe('21');
    expect(edgeOf(second, 'last')).toBe('23');
    expect(edgeOf({ ...second, rows: [] }, 'first')).toBeUndefined();
  });

  it('列表的两头没有下一步', () => {
    expect(neighbourOf({ rows: rows('1', '2', '3'), pageNo: 1, pageSize: 3, total: 7 }, '1', -1)).toBeUndefined();
    expect(neighbourOf({ rows: rows('31'), pageNo: 3, pageSize: 3, total: 7 }, '31', 1)).toBeUndefined();
    expect(neighbourOf({ rows: rows('1', '2', '3'), pageNo: 1, pageSize: 3, total: 3 }, '3', 1)).toBeUndefined();
  });
});
