import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const all = ['甲', '乙', '丙', '丁', '戊'].map((id) => ({ id, name: `名称${id}` }));
const pageOf = (pageNo: number, { rows = all, filters = {}, isLoading = false } = {}) => ({
  rows: rows.slice((pageNo - 1) * 2, pageNo * 2),
  count: { total: rows.length, approximate: false, isCounting: false },
  filters,
  sort: '',
  pageNo,
  pageSize: 2,
  isLoading,
});
const names = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const open = () => renderHook((list: ReturnType<typeof pageOf>) => useSelection(list), { initialProps: pageOf(1) });

describe('选择多条数据', () => {
  it('还没有读到数据，或没有数据时，没有可以选择的', () => {
    const { result, rerender } = open();
    expect(result.current.isEmptyPage).toBe(false);
    rerender(pageOf(1, { rows: [], isLoading: true }));
    expect(result.current.isEmptyPage).toBe(true);
  });

  it('翻页后已选的仍在，回来时仍是选中的', () => {
    const { result, rerender } = open();
    act(() => result.current.toggle(all[1]!));
    rerender(pageOf(2));
    act(() => result.current.toggle(all[2]!));
    expect(names(result.current.rows)).toEqual(['乙', '丙']);
    expect(result.current.count).toBe(2);
    rerender(pageOf(1));
    expect([result.current.has(all[0]!), result.current.has(all[1]!)]).toEqual([false, true]);
    expect(result.current.isPartOfPage).toBe(true);
  });

  it('换了查询条件就清空，换回来也不再恢复', () => {
    const { result, rerender } = open();
    act(() => result.current.toggle(all[0]!));
    rerender(pageOf(1, { filters: { name: '别的' } }));
    expect(result.current.count).toBe(0);
    rerender(pageOf(1));
    expect(result.current.count).toBe(0);
  });

  it('本页全选与取消只影响本页', () => {
    const { result, rerender } = open();
    act(() => result.current.togglePage());
    expect(result.current.isWholePage).toBe(true);
    rerender(pageOf(2));
    expect(result.current.isWholePage).toBe(false);
    act(() => result.current.togglePage());
    expect(result.current.count).toBe(4);
    act(() => result.current.togglePage());
    expect(names(result.current.rows)).toEqual(['甲', '乙']);
  });

  it('选择全部：每一页都是选中的，数量是总数；去掉一条后只剩本页其余的', () => {
    const { result, rerender } = open();
    act(() => result.current.selectAll());
    expect([result.current.isAll, result.current.count]).toEqual([true, 5]);
    rerender(pageOf(3));
    expect(result.current.isWholePage).toBe(true);
    rerender(pageOf(2));
    act(() => result.current.toggle(all[2]!));
    expect(result.current.isAll).toBe(false);
    expect(result.current.has(all[3]!)).toBe(true);
    expect(result.current.has(all[2]!)).toBe(false);
  });

  it('本页上被删除的不再选中，正在读取时不判断', () => {
    const { result, rerender } = open();
    act(() => result.current.togglePage());
    rerender(pageOf(1, { rows: all.slice(1), isLoading: true }));
    expect(result.current.count).toBe(2);
    rerender(pageOf(1, { rows: all.slice(1) }));
    expect(names(result.current.rows)).toEqual(['乙']);
  });

  it('已选的行显示最新的内容', () => {
    const { result, rerender } = open();
    act(() => result.current.toggle(all[0]!));
    rerender(pageOf(1, { rows: [{ id: '甲', name: '改了' }, ...all.slice(1)] }));
    expect(result.current.rows).toEqual([{ id: '甲', name: '改了' }]);
  });

  it('取消选择后什么也没有', () => {
    const { result } = open();
    act(() => result.current.selectAll());
    act(() => result.current.clear());
    expect([result.current.count, result.current.isAll]).toEqual([0, false]);
  });
});
