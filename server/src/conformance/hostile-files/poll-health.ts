import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 20;

/** Asks the server again and again whether it lives, until it is told to stop. */
export function pollHealth(baseUrl: string) {
  let [answered, longestMs, isOver] = [0, 0, false];
  const polling = (async () => {
    while (!isOver) {
      const start = performance.now();
      const { status } = await fetch(`${baseUrl}/healthz`);
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      answered++;
      longestMs = Math.max(longestMs, performance.now() - start);
      await sleep(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await polling;
    return { answered, longestMs };
  };
}
