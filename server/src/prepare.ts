import { mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { hasDemo, seedDemo } from './demo/seed-demo.ts';
import { appUrl, prepareDatabase } from './kernel/database/open-database.ts';
import { openPool } from './kernel/database/pool.ts';
import { startEmbeddedPostgres } from './kernel/embedded-postgres/embedded-postgres.ts';
import { openFileStore } from './kernel/files/file-store.ts';
import { StartError } from './kernel/start-error.ts';
import { printStep } from './kernel/step.ts';
import { bringMenusUpToDate } from './modules/tenant/menu-resources.ts';
import { ensurePlatform } from './modules/tenant/platform-tenant.ts';

export interface Prepared {
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** A database that is running, migrated and, where asked for, filled with the demo tenants. */
export async function prepare(config: Config): Promise<Prepared> {
  const { ownerUrl, stop } = await startDatabase(config);
  try {
    let startedAt = performance.now();
    const applied = await prepareDatabase(config, ownerUrl);
    printStep('schema', applied ? `${applied} migrations applied` : 'up to date', startedAt);

    startedAt = performance.now();
    const databaseUrl = appUrl(config, ownerUrl);
    printStep('data', await bringDataUpToDate(config, databaseUrl), startedAt);
    return { databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(config: Config) {
  const startedAt = performance.now();
  if (config.database.ownerUrl) {
    const { host } = new URL(config.database.ownerUrl);
    printStep('database', `PostgreSQL at ${host}`, startedAt);
    return { ownerUrl: config.database.ownerUrl, stop: async () => {} };
  }
  await mkdir(config.dataFolder, { recursive: true });
  const postgres = await startEmbeddedPostgres({ folder: config.dataFolder, log: (line) => process.stdout.write(`  ${line}\n`) });
  printStep('database', postgres.attached ? 'embedded PostgreSQL, was running' : 'embedded PostgreSQL', startedAt);
  return { ownerUrl: postgres.url, stop: () => postgres.stop() };
}

async function bringDataUpToDate(config: Config, databaseUrl: string): Promise<string> {
  const pool = openPool({ url: databaseUrl, timeZone: config.timeZone, size: 2 });
  try {
    if (config.production && (await hasDemo(pool))) {
      throw new StartError('NODE_ENV=production: this database holds the demo accounts; use a fresh one');
    }
    const isSeeded = config.demo && (await seedDemo(pool, openFileStore(config), config.secret));
    const isPlatformNew = await ensurePlatform(pool, config);
    const tenants = await bringMenusUpToDate(pool);
    if (isSeeded) return 'demo tenants loaded';
    if (isPlatformNew) return 'platform tenant created';
    return tenants ? `menus of ${tenants} tenants brought up to date` : 'up to date';
  } finally {
    await pool.end();
  }
}
