import { Worker } from 'node:worker_threads';
import { doing } from './doing.ts';
import type { Watched } from './watchdog-thread.ts';

const beatMs = 250;
const beats = new Int32Array(new SharedArrayBuffer(4));
const phase = new Int32Array(new SharedArrayBuffer(4));

/**
 * Ends this process when its event loop hangs, so that the supervisor can replace it, or when the supervisor is gone.
 * Its own timers would hang as well: a thread beside it watches, from the first moment.
 */
export function startWatchdog(): void {
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  new Worker(new URL('watchdog-thread.ts', import.meta.url), {
    workerData: { beats, phase, doing: doing.shared, beatMs, supervisor: process.ppid } satisfies Watched,
  }).unref();
}

/** From now on the limits of a process that serves hold. */
export function watchServing(): void {
  Atomics.store(phase, 0, 1);
}
