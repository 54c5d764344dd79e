import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

function source(failsAt?: number) {
  const state = { made: 0, isClosed: false };
  async function* items(): AsyncGenerator<number, void> {
    try {
      for (let item = 1; item <= 3; item++) {
        await Promise.resolve();
        if (item === failsAt) throw new Error('unreadable');
        state.made = item;
        yield item;
      }
    } finally {
      state.isClosed = true;
    }
  }
  return { state, items: items() };
}

it('处理一项时下一项已在读取，顺序不变', async () => {
  const { state, items } = source();
  const seen: number[] = [];
  for await (const item of readAhead(items)) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(item);
    expect(state.made).toBe(Math.min(item + 1, 3));
  }
  expect(seen).toEqual([1, 2, 3]);
});

it('读取出错时先给出之前的各项，再报错', async () => {
  const { state, items } = source(3);
  const seen: number[] = [];
  await expect(async () => {
    for await (const item of readAhead(items)) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(item);
    }
  }).rejects.toThrow('unreadable');
  expect(seen).toEqual([1, 2]);
  expect(state.isClosed).toBe(true);
});

it('中途停止时关闭来源', async () => {
  const { state, items } = source();
  for await (const item of readAhead(items)) if (item === 1) break;
  expect(state).toEqual({ made: 2, isClosed: true });
});
