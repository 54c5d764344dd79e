import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleProgress } from './run-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('一秒内报告一百次，保存四次，每次都是最新的；剩下的在结束时保存', async () => {
  const saved: number[] = [];
  const progress = throttleProgress(
    async (done) => void saved.push(done),
    () => {},
  );
  for (let done = 1; done <= 101; done++) {
    progress.report(done, 101);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(saved).toEqual([25, 50, 75, 100]);
  await progress.end();
  expect(saved).toEqual([25, 50, 75, 100, 101]);
});

it('保存得慢时不同时保存两次；保存失败不影响之后的', async () => {
  const pending: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const progress = throttleProgress(
    () => {
      pending.push(Promise.withResolvers<void>());
      return pending.at(-1)!.promise;
    },
    (error) => errors.push(error),
  );
  progress.report(1, 3);
  await vi.advanceTimersByTimeAsync(250);
  progress.report(2, 3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(pending).toHaveLength(1);
  pending[0]!.reject('断线');
  await vi.advanceTimersByTimeAsync(250);
  expect([pending.length, errors]).toEqual([2, ['断线']]);
  pending[1]!.resolve();
  await progress.end();
});
