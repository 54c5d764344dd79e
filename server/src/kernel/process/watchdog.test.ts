import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withLimits } from '../../testing/databases/preloads.ts';
import { isHung, limits } from './limits.ts';

const never = 3_600_000;
const blocked = fileURLToPath(new URL('../../testing/jobs/blocked-process.ts', import.meta.url));

async function endOfBlocked(phase: 'starting' | 'serving', changes: Parameters<typeof withLimits>[0]) {
  const args = [`--import=${withLimits(changes)}`, blocked, phase];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, said };
}

const soon = { busyMs: never, idleMs: 500 };
const late = { busyMs: never, idleMs: never };

describe('进程被卡住', () => {
  it('不占用处理器也被结束，日志说明它在做什么；启动时与服务时各有限度', async () => {
    expect(await endOfBlocked('serving', { serving: soon, starting: late })).toEqual({
      signal: 'SIGKILL',
      said: expect.stringMatching(
        /✗ server process \d+ has not answered for \d+ s and is ended \(last request: none; jobs: none\)\n$/,
      ),
    });
    expect(await endOfBlocked('starting', { serving: late, starting: soon })).toEqual({
      signal: 'SIGKILL',
      said: expect.stringMatching(/✗ server process \d+ has not answered for \d+ s and is ended \(starting\)\n$/),
    });
  });

  it('机器繁忙时，没有得到处理器的进程不算；等得太久的算', () => {
    const { busyMs, idleMs } = limits.serving;
    expect(isHung(busyMs, busyMs, limits.serving)).toBe(true);
    expect(isHung(idleMs - 1, busyMs - 1, limits.serving)).toBe(false);
    expect(isHung(busyMs - 1, idleMs, limits.serving)).toBe(false);
    expect(isHung(idleMs, 0, limits.serving)).toBe(true);
  });
});
