import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { appUrl, prepareDatabase } from '../kernel/database/open-database.ts';
import { ensureRoles } from '../kernel/schema/roles.ts';
import { readDump } from '../release/dump-file.ts';
import { readSequences } from '../release/make-dump.ts';
import { restoreDump } from '../release/restore-dump.ts';
import { fixTextFormat, listTables, readContent } from '../release/table-content.ts';
import { withClient } from '../release/with-client.ts';
import { debianPostgres, startDebianCluster } from '../testing/databases/debian-postgres.ts';
import { emptyDatabase } from '../testing/databases/empty-database.ts';
import { loginAs } from '../testing/login-as.ts';
import { startPrepared } from '../testing/databases/start-prepared.ts';
import { copyDatabase } from './copy-database.ts';

/** Another major version than the embedded one; without it, the same one. */
const bin = debianPostgres();
let folder: string;
let oldUrl: string;
let target: Awaited<ReturnType<typeof emptyDatabase>>;
const stops: (() => Promise<unknown>)[] = [];

const settings = (url: string) => ({
  NODE_ENV: 'test',
  EDP_DATA: folder,
  JOB_CONCURRENCY: '0',
  DATABASE_URL: url,
  DATABASE_APP_URL: appUrl(readConfig({ NODE_ENV: 'test' }), url),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-copy-'));
  await chmod(folder, 0o755);
  oldUrl = await startOld();
  target = await emptyDatabase();
  stops.push(target.drop);
  await withClient(oldUrl, (client) => ensureRoles(client, undefined));
  // It has rows in every table.
  await restoreDump(oldUrl, await readDump(new URL('../../releases/0.2.0.jsonl.br', import.meta.url)));
  for (const url of [oldUrl, target.url]) await prepareDatabase(readConfig(settings(url)), url);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function startOld(): Promise<string> {
  if (!bin) {
    const same = await emptyDatabase();
    stops.push(same.drop);
    return same.url;
  }
  const cluster = await startDebianCluster(bin, folder);
  stops.push(cluster.stop);
  return cluster.adminUrl('postgres');
}

const contentOf = (url: string) =>
  withClient(url, async (client: pg.Client) => {
    await fixTextFormat(client);
    await client.query(`set search_path = ''`);
    const contents = [];
    for (const table of await listTables(client)) contents.push(await readContent(client, table));
    return { contents, sequences: await readSequences(client) };
  });

it('结构不同的数据库不收，什么都不改', async () => {
  await withClient(target.url, (client) => client.query('alter table public.brand add column extra text'));
  const before = await contentOf(target.url);
  await expect(copyDatabase(oldUrl, target.url)).rejects.toThrow(
    /^the new database has no table public\.brand \(active boolean, code text, /,
  );
  expect(await contentOf(target.url)).toEqual(before);
  await withClient(target.url, (client) => client.query('alter table public.brand drop column extra'));
});

it('另一个主版本的 PostgreSQL 里的数据全部搬来，服务照常', async () => {
  expect(await copyDatabase(oldUrl, target.url)).toBeGreaterThan(1000);
  expect(await contentOf(target.url)).toEqual(await contentOf(oldUrl));
  const server = await startPrepared(settings(target.url));
  stops.push(() => server.stop());
  const admin = await loginAs(server.baseUrl, { account: 'admin', password: 'Admin123' });
  const [found] = await admin.data(brand.list, { keyword: 'fbydpp' });
  await admin.succeed(brand.save, { ...found!, description: '搬来之后' });
  const { id } = await admin.data(brand.save, { code: 'COPIED', name: '搬来之后', active: 1, sortOrder: 1 });
  expect(Number(id)).toBeGreaterThan(Number(found!.id));
  expect((await admin.data(record.changes, { noun: 'brand', id: found!.id })).length).toBeGreaterThan(2);
});
