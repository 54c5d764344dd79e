import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Filters } from '../../kernel/data/use-list.ts';
import { searchDelay, useFilterValues } from './use-filter-values.ts';

/** A history of addresses, as the router has it. */
function open(first: Filters = {}, { isSlow = false } = {}) {
  const entries: Filters[] = [first];
  let index = 0;
  const searches: Filters[] = [];
  const { result, rerender, unmount } = renderHook(() =>
    useFilterValues({
      values: entries[index]!,
      onSearch: (entered, { replace = false } = {}) => {
        const next = Object.fromEntries(
          Object.entries({ ...entries[index], ...entered }).filter(([, value]) => value !== ''),
        );
        searches.push(next);
        entries.splice(replace ? index : index + 1, Infinity, next);
        // A slow router shows the new address later.
        if (!isSlow) index = entries.length - 1;
      },
      onReset: () => {
        entries.splice(index + 1, Infinity, {});
        index = entries.length - 1;
      },
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

describe('后退与前进', () => {
  it('继续输入是同一次查询，后退一步回到输入之前', () => {
    const bar = open();
    for (const text of ['轴', '轴承', '轴承钢']) {
      bar.type('name', text);
      bar.wait();
    }
    expect(bar.entries).toEqual([{}, { name: '轴承钢' }]);
    bar.go(-1);
    expect(bar.shown('name')).toBe('');
    bar.go(1);
    expect(bar.shown('name')).toBe('轴承钢');
  });

  it('回车之后再输入是新的查询；换一个条件也是', () => {
    const bar = open();
    bar.type('name', '轴');
    bar.press();
    bar.type('name', '轴承');
    bar.wait();
    bar.type('code', 'A');
    bar.wait();
    expect(bar.entries).toEqual([{}, { name: '轴' }, { name: '轴承' }, { name: '轴承', code: 'A' }]);
    bar.go(-2);
    expect([bar.shown('name'), bar.shown('code')]).toEqual(['轴', '']);
  });

  it('后退之后再输入，不覆盖后退到的那一步', () => {
    const bar = open();
    bar.type('name', '轴');
    bar.wait();
    bar.go(-1);
    bar.type('name', '泵');
    bar.wait();
    expect(bar.entries).toEqual([{}, { name: '泵' }]);
  });
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
    expect(bar.entries).toEqual([{ active: '1' }, {}]);
    expect([bar.shown('name'), bar.shown('active')]).toEqual(['', '']);
    bar.wait(1000);
    expect(bar.searches).toEqual([]);
  });
});
