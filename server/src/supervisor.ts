import type { Worker } from 'node:cluster';
import { type Config, readConfig } from './config.ts';
import { printStep } from './kernel/process/step.ts';
import { fail, stopOnSignal } from './lifecycle.ts';
import { awaitPort } from './port.ts';
import { startDatabase } from './start-database.ts';
import { forkWorkers } from './workers.ts';

export async function supervise(first: Worker) {
  try {
    await run(first, readConfig(process.env));
  } catch (error) {
    fail(error);
  }
}

/**
 * Keeps running what serves: the embedded PostgreSQL and one worker, or as many as WORKERS says. It loads no module and
 * serves nothing itself, so an error in a request can never end the process that replaces the others.
 */
async function run(first: Worker, config: Config) {
  await awaitPort(config);
  const workers = forkWorkers(first, config.workers);
  const { ownerUrl, stop: stopDatabase } = await startDatabase(config);
  const startedAt = performance.now();
  try {
    const stopWorkers = await workers.serve(ownerUrl);
    stopOnSignal(async () => {
      await stopWorkers();
      await stopDatabase();
    });
  } catch (error) {
    await stopDatabase();
    throw error;
  }
  printStep('server', config.workers === 1 ? 'ready' : `ready, ${config.workers} processes`, startedAt);
  process.stdout.write(`\n  EDP is at http://localhost:${config.port}\n`);
  if (config.demo) (await import('./demo/print-accounts.ts')).printAccounts();
}
