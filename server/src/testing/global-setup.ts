import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { appUrl, prepareDatabase } from '../kernel/database/open-database.ts';
import { openPool } from '../kernel/database/pool.ts';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { openFileStore } from '../kernel/files/file-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server, with the owner's rights. */
    postgresUrl: string;
    /** Where the files of the demo data are. */
    dataFolder: string;
  }
}

export const templateDatabase = 'edp_template';

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file clones. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'edp-test-'));
  const postgres = await startEmbeddedPostgres({ folder });
  await makeTemplate(postgres.url, folder);
  project.provide('postgresUrl', postgres.url);
  project.provide('dataFolder', folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(postgresUrl: string, folder: string) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  // These data need not survive a power cut, and every test would wait for the disk.
  await client.query('alter role all set synchronous_commit = off');
  await client.query(`create database ${templateDatabase}`);
  await client.end();

  const config = readConfig({ NODE_ENV: 'test', EDP_DATA: folder });
  const ownerUrl = new URL(`/${templateDatabase}`, postgresUrl).href;
  await prepareDatabase(config, ownerUrl);
  const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: config.timeZone, size: 2 });
  await seedDemo(pool, openFileStore(config), config.secret);
  await pool.end();
}
