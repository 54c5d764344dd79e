import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 60 * 60_000;

it('先等一分钟，之后按间隔一再执行；失败了记下来，下次照样执行', async () => {
  let runs = 0;
  const warnings: unknown[] = [];
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('没有数据库');
  };
  const stop = startJobs([{ name: '提醒', everyMs: hour, run }], { warn: (...given: unknown[]) => void warnings.push(given) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(warnings).toEqual([[{ error: 'Error: 没有数据库' }, 'the job "提醒" failed']]);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(runs).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(runs).toBe(3);
});

it('结束时等待正在执行的，此后不再开始', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events: string[] = [];
  const run = () => {
    events.push('开始');
    return promise;
  };
  const stop = startJobs([{ name: '提醒', everyMs: hour, run }], { warn: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  const stopping = stop().then(() => events.push('结束'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual(['开始']);
  resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(events).toEqual(['开始', '结束']);
});
