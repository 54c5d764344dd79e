import { mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './kernel/embedded-postgres/embedded-postgres.ts';
import { printStep } from './kernel/process/step.ts';
import { exitWithError } from './lifecycle.ts';

/** The database that is given, or an embedded one that is kept running; none that begins to stop meanwhile. */
export async function startDatabase(
  config: Config,
  stopping?: AbortSignal,
): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const startedAt = performance.now();
  if (config.database.ownerUrl) {
    const { host } = new URL(config.database.ownerUrl);
    printStep('database', `PostgreSQL at ${host}`, startedAt);
    return { ownerUrl: config.database.ownerUrl, stop: async () => {} };
  }
  await mkdir(config.dataFolder, { recursive: true });
  const log = (line: string) => void process.stdout.write(`  ${line}\n`);
  const postgres = await startEmbeddedPostgres({ folder: config.dataFolder, log, onGivenUp: exitWithError, stopping });
  printStep('database', postgres.attached ? 'embedded PostgreSQL, was running' : 'embedded PostgreSQL', startedAt);
  return { ownerUrl: postgres.url, stop: () => postgres.stop() };
}
