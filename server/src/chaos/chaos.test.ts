import { describe, expect, it } from 'vitest';
import { canFillDisk, runChaos, type Setup } from './chaos-run.ts';
import { countOf } from './observations.ts';

/** The short form of `npm run chaos`: the same faults under the same load, a few of them. */
const setups: Setup[] = [
  { database: 'embedded', workers: 1, faults: ['all connections terminated', 'PostgreSQL killed', ...(canFillDisk() ? (['the disk full for two seconds'] as const) : [])] },
  { database: 'external', workers: 2, faults: ['a backend killed', 'PostgreSQL stopped and started', 'an uncaught error'] },
];

describe('故障演练：负载下逐一破坏', () => {
  it.each(setups)('$database PostgreSQL，$workers 个服务进程：$faults', { timeout: 120_000 }, async (setup) => {
    const { rounds, seen } = await runChaos(setup);
    expect(rounds.map(({ fault, isRecovered }) => [fault, isRecovered])).toEqual(setup.faults.map((fault) => [fault, true]));
    expect(Math.max(...rounds.map((round) => round.outageMs))).toBeLessThan(5000);
    expect(countOf(seen.acknowledged)).toBeGreaterThan(50);
    expect({ lost: seen.lost, wrong: seen.wrong, unexpected: seen.unexpected, hung: seen.hung }).toEqual({ lost: [], wrong: [], unexpected: [], hung: 0 });
  });
});
