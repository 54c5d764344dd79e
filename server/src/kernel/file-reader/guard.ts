import { workerData } from 'node:worker_threads';

export interface Guarded {
  /** How many tasks are under way, and how many are done. */
  counts: Int32Array<SharedArrayBuffer>;
  memory: number;
  /** Without an answer. */
  cpuMs: number;
  /** In all. */
  fileCpuMs: number;
}

/**
 * A thread beside the one that reads: it goes on when that one spins, and ends the process when it takes more than it
 * may.
 */
const { counts, memory, cpuMs, fileCpuMs } = workerData as Guarded;
const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let [answered, since] = [0, cpuTime()];

setInterval(() => {
  const [busy, done] = [Atomics.load(counts, 0), Atomics.load(counts, 1)];
  if (done !== answered || busy === 0) [answered, since] = [done, cpuTime()];
  const tooLong = cpuTime() - since > cpuMs || cpuTime() > fileCpuMs;
  if (tooLong || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
}, 50);
