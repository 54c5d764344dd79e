import { describe, expect, inject, it } from 'vitest';
import { longestWaitMs } from '../testing/longest-wait.ts';
import { canFillDisk, runChaos, type Setup } from './chaos-run.ts';

/**
 * The short form of `npm run chaos`: the same faults under the same load, a few of them. How long an outage lasts is
 * told there, and no matter here.
 */
const setups: Omit<Setup, 'started'>[] = [
  {
    database: 'embedded',
    workers: 1,
    patienceMs: longestWaitMs,
    faults: [
      'all connections terminated',
      'PostgreSQL killed',
      'a server process grown too large',
      ...(canFillDisk() ? (['the disk full'] as const) : []),
    ],
  },
  {
    database: 'external',
    workers: 2,
    patienceMs: longestWaitMs,
    faults: ['a backend killed', 'PostgreSQL stopped and started', 'an uncaught error', 'a server process that spins'],
  },
];

/** Each fault happens, and is recovered from, within such a wait. */
const timeout = 2 * Math.max(...setups.map(({ faults }) => faults.length)) * longestWaitMs;

describe('故障演练：负载下逐一破坏', () => {
  it.for(setups)('$database PostgreSQL，$workers 个服务进程：$faults', { timeout }, async (setup, { annotate }) => {
    const { rounds, seen } = await runChaos({ ...setup, started: inject('startedFolder') });
    await annotate(rounds.map(({ fault, outageMs }) => `${fault}: ${(outageMs / 1000).toFixed(1)} s`).join('; '));
    expect(rounds.map(({ fault, isRecovered }) => [fault, isRecovered])).toEqual(
      setup.faults.map((fault) => [fault, true]),
    );
    expect({ lost: seen.lost, wrong: seen.wrong, unexpected: seen.unexpected, hung: seen.hung }).toEqual({
      lost: [],
      wrong: [],
      unexpected: [],
      hung: 0,
    });
  });
});
