import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from './config.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { watchMemory } from './kernel/process/memory-limit.ts';
import { watchServing } from './kernel/process/watchdog.ts';
import { describeError, stopOnSignal } from './lifecycle.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';
import type { StartOrder, WorkerMessage } from './start-worker.ts';

try {
  const [order] = (await once(process, 'message')) as [StartOrder];
  const config = readConfig(process.env);
  const serving = run(config, order);
  stopOnSignal(async () => (await serving).close());
  exitOnUncaughtError((await serving).log);
  watchServing();
  watchMemory(config.workerMemory, (usedMemory) => tell({ usedMemory }));
} catch (error) {
  // The supervisor prints it, once for all workers.
  tell({ startFailure: describeError(error) }, () => process.exit(1));
}

/** A supervisor that is gone needs to be told nothing. */
function tell(message: WorkerMessage, then = () => {}) {
  process.send!(message, then);
}

async function run(config: Config, { ownerUrl, isFirst }: StartOrder) {
  if (isFirst) {
    tell({ isPreparing: true });
    await prepare(config, ownerUrl);
    tell({ isPreparing: false });
  }
  return serve(config, appUrl(config, ownerUrl));
}

/** After an error that no handler caught, the state of a process is unknown: the supervisor starts another one. */
function exitOnUncaughtError(log: FastifyBaseLogger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error: this process ends and is replaced');
    process.exit(1);
  });
}
