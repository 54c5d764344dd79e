import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { jobKinds } from '../job-kinds.ts';
import { prepareDatabase } from '../kernel/database/open-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { compareData } from './compare-data.ts';
import { describeSchema, differences } from './describe-schema.ts';
import { readDump, type Statement, writeDump } from './dump-file.ts';
import { fillTables } from './fill/fill-tables.ts';
import { makeDump } from './make-dump.ts';
import { recordStatements } from './record-statements.ts';
import { restoreDump } from './restore-dump.ts';
import { thinOut } from './thin-out.ts';
import { withClient } from './with-client.ts';

let app: TestApp;
let folder: string;
let statements: Statement[][];
const databases = ['dump_recorded', 'dump_restored'] as const;
const urlOf = (name: (typeof databases)[number]) => new URL(`/${name}`, inject('postgresUrl')).href;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-dump-'));
  await withClient(inject('postgresUrl'), async (client) => {
    for (const name of databases) await client.query(`create database ${name}`);
  });
  // Before the server of the test: all that this process sends meanwhile is recorded.
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: urlOf('dump_recorded'), DATABASE_APP_URL: urlOf('dump_recorded') });
  statements = await recordStatements(() => prepareDatabase(config, urlOf('dump_recorded')));
  app = await startTestApp({}, { kinds: jobKinds });
});
afterAll(async () => {
  await app.stop();
  await withClient(inject('postgresUrl'), async (client) => {
    for (const name of databases) await client.query(`drop database ${name} with (force)`);
  });
  await rm(folder, { recursive: true, force: true });
});

it('发布时能往每张表写入数据；写成文件，恢复后结构与数据都一样', async () => {
  await withClient(app.ownerUrl, thinOut);
  const closeWindow = await fillTables(app.baseUrl, app.ownerUrl);
  const origin = { version: '9.9.9', commit: 'f'.repeat(40), statements };
  const made = await withClient(app.ownerUrl, (client) => makeDump(client, origin)).finally(closeWindow);
  // A table that stays empty cannot be upgraded by a test: server/src/release/fill has to add rows.
  expect(made.tables.filter(({ count }) => count === 0).map(({ name }) => name)).toEqual([]);

  const path = join(folder, '9.9.9.jsonl.br');
  await writeDump(path, made);
  const dump = await readDump(path);
  await restoreDump(urlOf('dump_restored'), dump);
  expect(await withClient(urlOf('dump_restored'), (client) => compareData(client, dump, []))).toEqual([]);
  const recorded = await withClient(urlOf('dump_recorded'), describeSchema);
  expect(differences(recorded, await withClient(urlOf('dump_restored'), describeSchema))).toEqual([]);
});
