import { signatureWindowMs } from '@edp/contract/kernel/signature.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openReadGuard } from './replay-guard.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const replayed = expect.objectContaining({ status: 409, key: 'error.replayed' }) as Error;
const isRefused = (guard: ReturnType<typeof openReadGuard>, nonce: string, ticket = 'ticket') => {
  try {
    guard(nonce, ticket);
    return false;
  } catch (error) {
    expect(error).toEqual(replayed);
    return true;
  }
};

it('同一个随机数只用一次；别的会话可以用同一个', () => {
  const guard = openReadGuard();
  expect([isRefused(guard, 'a'), isRefused(guard, 'a'), isRefused(guard, 'a', 'other')]).toEqual([false, true, false]);
});

it('签名还可能有效的十分钟内一直记得，无论其间是否轮换；之后忘记', () => {
  const guard = openReadGuard();
  const lifetime = 2 * signatureWindowMs;
  vi.advanceTimersByTime(lifetime);
  isRefused(guard, 'at the end of the first set');
  // Each begins a set of its own.
  vi.advanceTimersByTime(1);
  isRefused(guard, 'second set');
  vi.advanceTimersByTime(lifetime);
  expect(isRefused(guard, 'at the end of the first set')).toBe(true);
  vi.advanceTimersByTime(1);
  isRefused(guard, 'third set');
  expect(isRefused(guard, 'second set')).toBe(true);
  expect(isRefused(guard, 'at the end of the first set')).toBe(false);
});

it('读取太多时提前忘记最早的，最近的还记得', () => {
  const guard = openReadGuard(3);
  const reads = ['1', '2', '3', '4', '5', '6', '7'];
  expect(reads.map((nonce) => isRefused(guard, nonce))).toEqual(reads.map(() => false));
  expect(['4', '5', '6', '7', '1'].map((nonce) => isRefused(guard, nonce))).toEqual([true, true, true, true, false]);
});
