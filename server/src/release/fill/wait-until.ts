import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again, however long it takes. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
