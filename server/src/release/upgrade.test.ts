import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { appUrl, prepareDatabase } from '../kernel/database/open-database.ts';
import { prepare } from '../prepare.ts';
import { emptyDatabase } from '../testing/databases/empty-database.ts';
import { fetchFile } from '../testing/imports/read-sheets.ts';
import { loginAs } from '../testing/login-as.ts';
import { startPrepared } from '../testing/databases/start-prepared.ts';
import { changesSince, compareData, type DataChange } from './compare-data.ts';
import { describeSchema, differences, type SchemaDescription } from './describe-schema.ts';
import { type ReleaseDump, readDump } from './dump-file.ts';
import { emptyTables } from './make-dump.ts';
import { restoreDump } from './restore-dump.ts';
import { withClient } from './with-client.ts';

const releases = new URL('../../releases/', import.meta.url);
const names = (await readdir(releases)).filter((name) => name.endsWith('.br')).toSorted();

/** What a start does to the rows of a release, besides its migrations. */
const changedByStart: DataChange[] = [
  // It notes the migrations and the files of functions that it applies.
  'migration.applied +',
  'migration.function_file +',
  'migration.function_file.sha256',
  'migration.function_file.applied_time',
  // It brings the settings of the queues in line with those of this version, and looks for changes that pg-boss has yet
  // to make.
  'pgboss.queue.updated_on',
  'pgboss.version.bam_on',
];

/**
 * Where the version brings other menus: these, permissions, dictionaries and sets are added to every tenant. An address
 * belongs to the product, and a permission follows its screen.
 */
const changedByMenus: DataChange[] = [
  'app.setting.value',
  'resource +',
  'resource.url',
  'resource.parent_id',
  'resource.sort_order',
  'resource.version',
  'resource.updated_time',
  'resource.updated_by',
  'translation +',
  'dictionary +',
  'dictionary_item +',
  'category_set +',
  'change_record +',
];

let folder: string;
let fresh: SchemaDescription;
const drops: (() => Promise<void>)[] = [];

async function createDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  drops.push(drop);
  return url;
}

/**
 * The password of the server's role is that of the whole test run: with its address given, it is not set again beside
 * other tests.
 */
const settingsOf = (url: string) => ({
  NODE_ENV: 'test',
  EDP_DATA: folder,
  JOB_CONCURRENCY: '0',
  DATABASE_URL: url,
  DATABASE_APP_URL: appUrl(readConfig({ NODE_ENV: 'test' }), url),
});

const readColumn = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<{ value: string }>(text)).rows.map(({ value }) => value));
const readMenuVersion = async (url: string) =>
  (await readColumn(url, `select value from app.setting where name = 'menu'`))[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-upgrade-'));
  const url = await createDatabase();
  await prepareDatabase(readConfig(settingsOf(url)), url);
  fresh = await withClient(url, describeSchema);
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true, force: true });
});

it('有可供升级的版本', () => {
  expect(names).toContain('0.2.0.jsonl.br');
});

describe.each(names)('从 %s 升级', (name) => {
  let dump: ReleaseDump;
  let url: string;
  let lostByRestoring: string[];
  let allowed: DataChange[];

  beforeAll(async () => {
    dump = await readDump(new URL(name, releases));
    url = await createDatabase();
    await restoreDump(url, dump);
    lostByRestoring = await withClient(url, (client) => compareData(client, dump, []));
    const applied = new Set(await readColumn(url, 'select name as value from migration.applied'));
    const menu = await readMenuVersion(url);
    await prepare(readConfig(settingsOf(url)), url);
    allowed = [
      ...changedByStart,
      ...((await readMenuVersion(url)) === menu ? [] : changedByMenus),
      ...(await changesSince(applied)),
    ];
  });

  it('发布时每张表都有数据，恢复后一行不差', () => {
    expect(dump).toMatchObject({
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      version: name.replace('.jsonl.br', ''),
    });
    expect(emptyTables(dump)).toEqual([]);
    expect(lostByRestoring).toEqual([]);
  });

  it('升级后的结构、函数与权限和全新安装的一致', async () => {
    expect(differences(fresh, await withClient(url, describeSchema))).toEqual([]);
  });

  it('升级后数据与发布时一致，只有迁移写明的不同', async () => {
    expect(await withClient(url, (client) => compareData(client, dump, allowed))).toEqual([]);
  });

  it('服务启动；登录、查找、保存、历史、导出照常', async () => {
    const server = await startPrepared(settingsOf(url));
    try {
      const admin = await loginAs(server.baseUrl, { account: 'admin', password: 'Admin123' });
      expect((await admin.data(material.list, { pageSize: 50 })).length).toBeGreaterThan(20);
      const [found] = await admin.data(brand.list, { keyword: 'fbydpp' });
      expect(found).toMatchObject({ code: 'RELEASE', name: '发布用的品牌', description: '批量修改' });
      await admin.succeed(brand.save, { ...found!, description: '升级之后' });
      const [change, ...earlier] = await admin.data(record.changes, { noun: 'brand', id: found!.id });
      expect(change!.fields).toEqual([
        { name: 'description', language: '', kind: 'value', old: '批量修改', new: '升级之后' },
      ]);
      expect(earlier.at(-1)).toMatchObject({ action: 'insert' });
      const columns = ['code', 'name', 'description'];
      const { content } = await fetchFile(admin, exchange.export, {
        noun: 'brand',
        format: 'csv',
        columns,
        filters: { code: 'RELEASE' },
      });
      expect(content.toString()).toContain('RELEASE,发布用的品牌,升级之后');
    } finally {
      await server.stop();
    }
  });
});
