import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from './config.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { describeError, stopOnSignal } from './lifecycle.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';
import type { StartFailure, StartOrder } from './workers.ts';

try {
  const [order] = (await once(process, 'message')) as [StartOrder];
  const serving = run(order);
  stopOnSignal(async () => (await serving).close());
  exitOnUncaughtError((await serving).log);
} catch (error) {
  // The supervisor prints it, once for all workers.
  const failure: StartFailure = { startFailure: describeError(error) };
  process.send!(failure, () => process.exit(1));
}

async function run({ ownerUrl, isFirst }: StartOrder) {
  const config = readConfig(process.env);
  if (isFirst) await prepare(config, ownerUrl);
  return serve(config, appUrl(config, ownerUrl));
}

/** After an error that no handler caught, the state of a process is unknown: the supervisor starts another one. */
function exitOnUncaughtError(log: FastifyBaseLogger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error: this process ends and is replaced');
    process.exit(1);
  });
}
