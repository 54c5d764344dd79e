import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './kernel/start-error.ts';

/** Serves through several processes that share the port; one that dies is replaced. Returns how to stop them. */
export async function startWorkers(count: number, databaseUrl: string): Promise<() => Promise<void>> {
  let stopping = false;

  async function run(): Promise<void> {
    const worker = cluster.fork({ EDP_WORKER_DATABASE: databaseUrl });
    const [event] = await Promise.race([once(worker, 'listening').then(() => ['listening']), once(worker, 'exit')]);
    if (event !== 'listening') throw new StartError('a worker ended before it was ready');
    worker.once('exit', () => void replace());
  }

  async function replace() {
    while (!stopping) {
      try {
        return await run();
      } catch {
        await sleep(1000);
      }
    }
  }

  await Promise.all(Array.from({ length: count }, run));
  return async () => {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => (worker ? stopWorker(worker) : Promise.resolve())));
  };
}

async function stopWorker(worker: Worker) {
  const gone = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await gone;
}
