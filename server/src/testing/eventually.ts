import { setTimeout as sleep } from 'node:timers/promises';
import { longestWaitMs } from './longest-wait.ts';

const everyMs = 10;
const attempts = longestWaitMs / everyMs;

/** Waits for a condition where the clock is faked: `expect.poll` would move it on. */
export async function eventually(isTrue: () => boolean): Promise<void> {
  for (let attempt = 0; !isTrue(); attempt++) {
    if (attempt === attempts) throw new Error(`not in time: ${isTrue.toString()}`);
    await sleep(everyMs);
  }
}
