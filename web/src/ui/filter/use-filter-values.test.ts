import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Filters } from '../../kernel/data/use-list.ts';
import { searchDelay, useFilterValues } from './use-filter-values.ts';

/** A history of addresses, as the router has it: links and other pages add to it, searches do not. */
function open(first: Filters = {}, { isSlow = false } = {}) {
  const entries: Filters[] = [first];
  let index = 0;
  const searches: Filters[] = [];
  const { result, rerender, unmount } = renderHook(() =>
    useFilterValues({
      values: entries[index]!,
      onSearch: (entered) => {
        const next = Object.fromEntries(
          Object.entries({ ...entries[index], ...entered }).filter(([, value]) => value !== ''),
        );
        searches.push(next);
        // A slow router shows the new address later.
        if (isSlow) entries.push(next);
        else entries[index] = next;
      },
      onReset: () => void (entries[index] = {}),
    }),
  );
  const go = (step: number) => {
    index += step;
    rerender();
  };
  const run = (what: () => void) => {
    act(what);
    rerender();
  };
  return {
    entries,
    searches,
    go,
    run,
    unmount,
    shown: (name: string) => result.current.valueOf(name),
    type: (name: string, text: string, isComposing = false) => run(() => result.current.type(name, text, isComposing)),
    choose: (chosen: Filters) => run(() => result.current.choose(chosen)),
    press: () => run(() => result.current.search()),
    reset: () => run(() => result.current.reset()),
    wait: (ms = searchDelay) => run(() => vi.advanceTimersByTime(ms)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('边输入边查询', () => {
  it('停下片刻才查询，首尾空格不算', () => {
    const bar = open();
    bar.type('name', ' 轴');
    bar.wait(searchDelay - 1);
    bar.type('name', ' 轴承 ');
    bar.wait(searchDelay - 1);
    expect(bar.searches).toEqual([]);
    bar.wait(1);
    expect(bar.searches).toEqual([{ name: '轴承' }]);
    expect(bar.shown('name')).toBe(' 轴承 ');
  });

  it('输入法组词时不查询，上屏后才查询', () => {
    const bar = open();
    bar.type('name', 'zhou', true);
    bar.wait(1000);
    expect(bar.searches).toEqual([]);
    expect(bar.shown('name')).toBe('zhou');
    bar.type('name', '轴');
    bar.wait();
    expect(bar.searches).toEqual([{ name: '轴' }]);
  });

  it('查询结果到来时正在组的词不丢', () => {
    const bar = open({}, { isSlow: true });
    bar.type('name', '轴');
    bar.wait();
    bar.type('name', '轴ch', true);
    bar.go(1);
    expect(bar.shown('name')).toBe('轴ch');
  });

  it('回车立即查询，之后不再重复', () => {
    const bar = open();
    bar.type('name', '轴承');
    bar.press();
    bar.wait(1000);
    expect(bar.searches).toEqual([{ name: '轴承' }]);
  });

  it('改回原来的内容就不查询', () => {
    const bar = open({ name: '轴' });
    bar.type('name', '轴承');
    bar.type('name', '轴');
    bar.wait();
    expect(bar.searches).toEqual([]);
  });

  it('页签隐藏后不再改地址', () => {
    const bar = open();
    bar.type('name', '轴承');
    bar.unmount();
    vi.advanceTimersByTime(1000);
    expect(bar.searches).toEqual([]);
  });
});

it('后退到另一个地址后，显示那里的条件，再输入也从那里开始', () => {
  const bar = open({ code: 'A' });
  bar.entries.push({});
  bar.go(1);
  bar.type('name', '轴');
  bar.wait();
  bar.go(-1);
  expect([bar.shown('name'), bar.shown('code')]).toEqual(['', 'A']);
  bar.type('name', '泵');
  bar.wait();
  expect(bar.entries).toEqual([{ name: '泵', code: 'A' }, { name: '轴' }]);
});

describe('选择与重置', () => {
  it('选择立即查询，连同刚输入的内容', () => {
    const bar = open({ code: 'A' });
    bar.type('name', '轴承');
    bar.choose({ active: '1' });
    expect(bar.searches).toEqual([{ code: 'A', name: '轴承', active: '1' }]);
    expect(bar.shown('active')).toBe('1');
    bar.wait(1000);
    expect(bar.searches).toHaveLength(1);
  });

  it('移除标签只去掉该条件', () => {
    const bar = open({ name: '轴承', createdFrom: '2026-01-01', createdUntil: '2026-02-01' });
    bar.choose({ createdFrom: '', createdUntil: '' });
    expect(bar.searches).toEqual([{ name: '轴承' }]);
  });

  it('重置清空一切，尚未查询的内容也清空', () => {
    const bar = open({ active: '1' });
    bar.type('name', '轴承');
    bar.reset();
    expect(bar.entries).toEqual([{}]);
    expect([bar.shown('name'), bar.shown('active')]).toEqual(['', '']);
    bar.wait(1000);
    expect(bar.searches).toEqual([]);
  });
});
