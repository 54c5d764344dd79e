import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { jobKinds } from '../job-kinds.ts';
import { prepareDatabase } from '../kernel/database/open-database.ts';
import { allSchedules } from '../schedules.ts';
import { emptyDatabase } from '../testing/databases/empty-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { compareData } from './compare-data.ts';
import { describeSchema, differences, type SchemaDescription, undescribed } from './describe-schema.ts';
import { readDump, type ReleaseDump, writeDump } from './dump-file.ts';
import { fillTables } from './fill/fill-tables.ts';
import { emptyTables, makeDump } from './make-dump.ts';
import { recordStatements } from './record-statements.ts';
import { restoreDump } from './restore-dump.ts';
import { thinOut } from './thin-out.ts';
import { withClient } from './with-client.ts';

let app: TestApp;
let folder: string;
let dump: ReleaseDump;
let recorded: SchemaDescription;
let recorder: Awaited<ReturnType<typeof emptyDatabase>>;
let restored: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-dump-'));
  [recorder, restored] = [await emptyDatabase(), await emptyDatabase()];
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: recorder.url, DATABASE_APP_URL: recorder.url });
  const statements = await recordStatements(recorder.url, () => prepareDatabase(config, recorder.url));
  app = await startTestApp({}, { kinds: jobKinds, schedules: allSchedules });
  await withClient(app.ownerUrl, thinOut);
  const closeWindow = await fillTables(app.baseUrl, app.ownerUrl);
  const origin = { version: '9.9.9', commit: 'f'.repeat(40), statements };
  const made = await withClient(app.ownerUrl, (client) => makeDump(client, origin)).finally(closeWindow);
  const path = join(folder, '9.9.9.jsonl.br');
  await writeDump(path, made);
  dump = await readDump(path);
  await restoreDump(restored.url, dump);
  recorded = await withClient(recorder.url, describeSchema);
});
afterAll(async () => {
  await app.stop();
  await recorder.drop();
  await restored.drop();
  await rm(folder, { recursive: true, force: true });
});

it('发布时能往每张表写入数据', () => {
  expect(emptyTables(dump)).toEqual([]);
});

it('写成文件，恢复后结构与数据都一样', async () => {
  expect(await withClient(restored.url, (client) => compareData(client, dump, []))).toEqual([]);
  expect(differences(recorded, await withClient(restored.url, describeSchema))).toEqual([]);
});

it('丢失的行、未写明的改动、忘记的权限都会被发现', async () => {
  await withClient(restored.url, async (client) => {
    await client.query('begin');
    await client.query(`
      set local session_replication_role = replica;
      delete from public.unit where tenant_id = 1 and id = (select min(id) from public.unit where tenant_id = 1);
      update public.brand set name = name || '!', description = '' where tenant_id = 1 and code = 'RELEASE';
      insert into public.role (tenant_id, code, name) values (1, 'ADDED', '多出的');
      insert into public.goods_group (tenant_id, name, description) values (1, '多出的', '');
      select setval('public.brand_id_seq', 1);
      revoke select on public.brand from edp_app;
      alter table public.brand alter column description set default 'x';
      create or replace function app.current_tenant() returns int language sql stable parallel safe return 1`);
    expect(await compareData(client, dump, ['role +', 'brand.description'])).toEqual([
      expect.stringMatching(/^public.brand.name has changed: \{1,\d+\} 发布用的品牌 → 发布用的品牌!$/),
      expect.stringMatching(/^public.goods_group has (\d+) rows instead of (?!\1)\d+: \+ \{1,\d+\}$/),
      expect.stringMatching(/^public.unit has (\d+) rows instead of (?!\1)\d+: - \{1,\d+\}$/),
      expect.stringMatching(/^public.brand_id_seq is at 1 and was at \d+$/),
    ]);
    expect(differences(recorded, await describeSchema(client))).toEqual([
      'function app.current_tenant()',
      expect.stringMatching(/^ {2}- .*current_setting/),
      '  + RETURN 1',
      'table public.brand',
      expect.stringMatching(/^ {2}- column .* description .*default ''/),
      '  - grant to edp_app: DELETE, INSERT, SELECT, UPDATE',
      expect.stringMatching(/^ {2}\+ column .* description .*default 'x'/),
      '  + grant to edp_app: DELETE, INSERT, UPDATE',
    ]);
    await client.query('rollback');
  });
});

it('约束、触发器、策略上的注释也比较', async () => {
  await withClient(restored.url, async (client) => {
    await client.query('begin');
    await client.query(`
      comment on constraint brand_pkey on public.brand is 'a constraint';
      comment on trigger touch on public.brand is 'a trigger';
      comment on policy tenant on public.brand is 'a policy'`);
    expect(differences(recorded, await describeSchema(client))).toEqual([
      'table public.brand',
      '  + comment on constraint brand_pkey: a constraint',
      '  + comment on policy tenant: a policy',
      '  + comment on trigger touch: a trigger',
    ]);
    await client.query('rollback');
  });
});

it('没有结构说明遗漏的种类，例如类型转换、运算符类、全文检索配置', async () => {
  await withClient(restored.url, async (client) => {
    expect(await undescribed(client)).toEqual([]);
    await client.query('begin');
    await client.query(`
      create text search configuration public.ours (copy = simple);
      create cast (app.record as text) with inout;
      create operator class public.ours for type int using btree as operator 1 <, function 1 btint4cmp(int, int)`);
    expect(await undescribed(client)).toEqual([
      'cast from app.record to text',
      'operator class public.ours for access method btree',
      'operator family public.ours for access method btree',
      'text search configuration public.ours',
    ]);
    await client.query('rollback');
  });
});
