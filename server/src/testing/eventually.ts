import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 10;
const attempts = 6000;

/** Waits for a condition where the clock is faked: `expect.poll` would move it on. */
export async function eventually(isTrue: () => boolean): Promise<void> {
  for (let attempt = 0; !isTrue(); attempt++) {
    if (attempt === attempts) throw new Error(`not in time: ${isTrue.toString()}`);
    await sleep(everyMs);
  }
}
