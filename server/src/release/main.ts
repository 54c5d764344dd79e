import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { readConfig } from '../config.ts';
import { prepareDatabase } from '../kernel/database/open-database.ts';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { printStep } from '../kernel/process/step.ts';
import { ensureRoles } from '../kernel/schema/roles.ts';
import { describeError } from '../lifecycle.ts';
import { startPrepared } from '../testing/databases/start-prepared.ts';
import { type Statement, writeDump } from './dump-file.ts';
import { fillTables } from './fill/fill-tables.ts';
import { emptyTables, makeDump } from './make-dump.ts';
import { recordStatements } from './record-statements.ts';
import { thinOut } from './thin-out.ts';
import { withClient } from './with-client.ts';

// Run by `npm run release` in a copy of the release: node server/src/release/main.ts <version> <commit> <file>
const [version, commit, path] = process.argv.slice(2) as [string, string, string];
const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'edp-release-'));
const postgres = await startEmbeddedPostgres({ folder });
try {
  await release(new URL('/release', postgres.url).href);
} catch (error) {
  process.stderr.write(`✗ ${describeError(error)}\n`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function release(ownerUrl: string) {
  // Roles belong to the whole server of PostgreSQL, so they are there before anything is recorded.
  await withClient(postgres.url, async (client) => {
    await ensureRoles(client, undefined);
    await client.query('create database release');
  });
  // With an address of its own for the server's role, its password is not set here and so not recorded.
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: ownerUrl, DATABASE_APP_URL: ownerUrl });
  const statements = await recordStatements(ownerUrl, () => prepareDatabase(config, ownerUrl));
  const server = await startPrepared({ EDP_DATA: folder, DATABASE_URL: ownerUrl });
  try {
    await withClient(ownerUrl, thinOut);
    const closeWindow = await fillTables(server.baseUrl, ownerUrl);
    await withClient(ownerUrl, (client) => write(client, statements)).finally(closeWindow);
  } finally {
    await server.stop();
  }
}

async function write(client: pg.Client, statements: Statement[]) {
  const dump = await makeDump(client, { version, commit, statements });
  const empty = emptyTables(dump);
  if (empty.length) throw new StartError(`no rows in ${empty.join(', ')}: server/src/release/fill has to add some`);
  const bytes = await writeDump(path, dump);
  const rows = dump.tables.reduce((sum, { count }) => sum + count, 0);
  printStep('dump', `${rows} rows in ${dump.tables.length} tables, ${Math.ceil(bytes / 1024)} KiB`, startedAt);
}
