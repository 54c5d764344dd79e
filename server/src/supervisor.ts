import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { type Config, readConfig } from './config.ts';
import { printStep } from './kernel/process/step.ts';
import { awaitPort } from './port.ts';
import { startDatabase } from './start-database.ts';
import { forkOthers, serve, stopWorkers } from './workers.ts';

/**
 * Keeps running what serves: the embedded PostgreSQL and one worker, or as many as WORKERS says. It loads no module and
 * serves nothing itself, so an error in a request can never end the process that replaces the others.
 *
 * Resolves when it is told to stop and everything has ended, whatever had been started by then.
 */
export async function supervise(first: Worker, stopping: AbortSignal): Promise<void> {
  stopping.addEventListener('abort', () => void stopWorkers());
  try {
    await run(first, readConfig(process.env), stopping);
  } catch (error) {
    if (!stopping.aborted) throw error;
  } finally {
    await stopWorkers();
  }
}

async function run(first: Worker, config: Config, stopping: AbortSignal) {
  await awaitPort(config);
  stopping.throwIfAborted();
  const workers = [first, ...forkOthers(config.workers - 1)];
  const { ownerUrl, stop: stopDatabase } = await startDatabase(config, stopping);
  try {
    stopping.throwIfAborted();
    const startedAt = performance.now();
    await serve(workers, ownerUrl, stopping);
    printStep('server', config.workers === 1 ? 'ready' : `ready, ${config.workers} processes`, startedAt);
    process.stdout.write(`\n  EDP is at http://localhost:${config.port}\n`);
    if (config.demo) (await import('./demo/print-accounts.ts')).printAccounts();
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    await stopWorkers();
    await stopDatabase();
  }
}
