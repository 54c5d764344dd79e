import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readDoing } from './doing.ts';
import { isHung, limits } from './limits.ts';

export interface Watched {
  /** Counted by the thread that serves. */
  beats: Int32Array<SharedArrayBuffer>;
  /** 0 while the process starts, 1 when it serves. */
  phase: Int32Array<SharedArrayBuffer>;
  doing: Uint8Array<SharedArrayBuffer>;
  beatMs: number;
  /** The process that started this one. */
  supervisor: number;
}

/** `process.stderr` of a thread is written by the thread that hangs. */
const standardError = 2;

const { beats, phase, doing, beatMs, supervisor } = workerData as Watched;
let [seen, silentMs, usedBefore, orphanedMs] = [-1, 0, 0, 0];

// It counts its own turns instead of reading a clock: on a machine that was asleep both threads stood still.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== seen) [seen, silentMs, usedBefore] = [now, 0, usedMs()];
  else silentMs += beatMs;
  // Another process adopts one whose parent has ended.
  if (process.ppid !== supervisor) orphanedMs += beatMs;
  const isServing = Atomics.load(phase, 0) === 1;
  if (isHung(silentMs, usedMs() - usedBefore, isServing ? limits.serving : limits.starting)) {
    end(`has not answered for ${Math.round(silentMs / 1000)} s`, isServing ? readDoing(doing) : 'starting');
  }
  if (orphanedMs >= limits.stopMs) end('has no supervisor any more', isServing ? readDoing(doing) : 'starting');
}, beatMs);

function end(why: string, during: string) {
  try {
    writeSync(standardError, `✗ server process ${process.pid} ${why} and is ended (${during})\n`);
  } finally {
    // Also where the other end of the log has gone with the supervisor.
    process.kill(process.pid, 'SIGKILL');
  }
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
