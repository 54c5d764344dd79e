import { unit } from '@edp/contract/modules/unit/unit.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchData } from './api.ts';
import { syncClock } from './clock.ts';

const hour = 3_600_000;
const toleranceMs = 60_000;
let sent: number[];

/** A server that refuses calls whose time is not its own. */
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    const now = vi.getRealSystemTime();
    sent.push(Number(headers['timestamp']) - now);
    const isRefused = Math.abs(sent.at(-1)!) > toleranceMs;
    const body = isRefused ? { code: 4000, status: false, message: '', data: { error: 'error.clock' } } : { code: 0, status: true, message: '', data: { id: '7' } };
    return new Response(JSON.stringify(body), { status: isRefused ? 400 : 200, headers: { date: new Date(now).toUTCString() } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  syncClock(new Date().toUTCString());
});

it.each([['快', hour], ['慢', -hour]])('本机时间%s一小时：第一次被拒绝后以服务器的时间再送一次，此后不再被拒绝', async (_what, offset) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
  expect(await fetchData(unit.detail, { id: '7' })).toEqual({ id: '7' });
  expect(Math.abs(sent[0]! - offset)).toBeLessThan(toleranceMs);
  expect(sent).toHaveLength(2);
  await fetchData(unit.detail, { id: '7' });
  expect(sent).toHaveLength(3);
});
