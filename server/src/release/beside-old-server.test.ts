import { randomUUID } from 'node:crypto';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { appUrl } from '../kernel/database/open-database.ts';
import { migrate } from '../kernel/schema/migrate.ts';
import { prepare } from '../prepare.ts';
import { loginAs } from '../testing/login-as.ts';
import { schemaFolder } from '../testing/schema-folder.ts';
import { hasHistory, startOldServer } from './old-server.ts';
import { brokenFor, readRelied, type Relied } from './relied.ts';

/** The newest release, whose servers may be running while this version migrates their database. */
const release = { version: '0.2.0', commit: 'd258ece5b5605f3a566eb1af2eb7634b51832ecb' };
/** What the newest release no longer uses, and this version removes: lines of `brokenFor`. */
const removed: string[] = [];

/** Short, so that it is tried often; the clients of the old server wait far longer before they give up. */
const patience = { lockTimeoutMs: 300, pausesMs: Array.from({ length: 1000 }, () => 50) };
const clientLockTimeout = '20s';
const long = 600_000;

/** What the next version might bring: a column, an index and a function on the table that the clients use. */
const migrations = {
  '9001-grade.sql': `alter table public.brand add column grade text not null default '';`,
  '9002-grade.concurrent.sql': 'create index concurrently if not exists brand_by_grade on public.brand (tenant_id, grade);',
};
const functions = { 'search.sql': (sql: string) => sql.replace(/^return lower\((.*)\);$/m, `return replace(lower($1), '×', 'x');`) };

describe.skipIf(!hasHistory(release.commit))(`迁移时 ${release.version} 的服务器照常工作（没有历史提交 ${release.commit.slice(0, 8)} 时略过）`, () => {
  const name = `beside_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = new URL(`/${name}`, inject('postgresUrl')).href;
  const config = readConfig({ NODE_ENV: 'test', EDP_DATA: inject('dataFolder') });
  let old: Awaited<ReturnType<typeof startOldServer>>;
  let clients: ReturnType<typeof startClients>;
  let owner: pg.Client;
  let before: Relied;

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    // A request that waits longer for a lock fails, and with it the test.
    await onServer(`alter role edp_app in database ${name} set lock_timeout = '${clientLockTimeout}'`);
    old = await startOldServer(release.commit, { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl(config, ownerUrl), EDP_DEMO: 'true' });
    owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    before = await readRelied(owner);
    clients = startClients(old.url, 3);
    await clients.goOn();
  }, long);
  afterAll(async () => {
    await clients?.stop();
    await old?.stop();
    await owner?.end();
    await onServer(`drop database ${name} with (force)`);
  }, long);

  it('本版本的迁移、队列、菜单都不打断它', async () => {
    await prepare(config, ownerUrl);
    await clients.goOn();
    expect(clients.failures).toEqual([]);
  }, long);

  it('它用到的列和函数都还在，新的列不必由它填写', async () => {
    expect(brokenFor(before, await readRelied(owner)).filter((line) => !removed.includes(line))).toEqual([]);
  });

  it('以后的迁移加列、建索引、换函数，遇到占用时让开：没有一个请求失败', async () => {
    const holder = new pg.Client({ connectionString: appUrl(config, ownerUrl) });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from brand limit 1');
    const said: string[] = [];
    const folder = await schemaFolder({ migrations, functions });
    const migrated = migrate(ownerUrl, undefined, { folder, patience, log: (line) => said.push(line) });
    migrated.catch(() => {});
    await expect.poll(() => said.join('\n'), { timeout: long, interval: 20 }).toMatch(/9001-grade\.sql waits for brand/);
    // While one transaction keeps the migration from beginning, all others go on.
    await clients.goOn();
    await holder.query('commit');
    await holder.end();
    expect(await migrated).toBe(2);
    await clients.goOn();
    expect(clients.failures).toEqual([]);
    const admin = await loginAs(old.url, { account: 'admin', password: 'Admin123' });
    await admin.succeed(brand.save, { code: 'TIMES', name: '规格 10×20', active: 1, sortOrder: 1 });
    expect((await admin.data(brand.list, { keyword: '10x2' })).map(({ code }) => code)).toEqual(['TIMES']);
  }, long);
});

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Each logs in, lists, saves, reads and deletes again and again until it is told to stop. */
function startClients(url: string, count: number) {
  const rounds = Array.from({ length: count }, () => 0);
  const failures: string[] = [];
  let isOver = false;
  const work = async (client: number) => {
    for (; !isOver; rounds[client]!++) await workOnce(url, `B${client}-${rounds[client]}`).catch((error: unknown) => failures.push(String(error)));
  };
  const working = Promise.all(rounds.map((_, client) => work(client)));
  return {
    failures,
    /** Until each has begun and finished a whole round from now on. */
    async goOn() {
      const from = [...rounds];
      await vi.waitUntil(() => rounds.every((done, client) => done >= from[client]! + 2), { timeout: long, interval: 20 });
    },
    async stop() {
      isOver = true;
      await working;
    },
  };
}

async function workOnce(url: string, code: string) {
  const user = await loginAs(url, { account: 'admin', password: 'Admin123' });
  const { id } = await user.data(brand.save, { code, name: `品牌 ${code}`, active: 1, sortOrder: 1 });
  const [found] = await user.data(brand.list, { keyword: code.toLowerCase() });
  await user.succeed(brand.save, { ...found!, description: '改过' });
  const changes = await user.data(record.changes, { noun: 'brand', id });
  if (found!.id !== id || changes.length !== 2) throw new Error(`${code} was not found, or not its history`);
  await user.data(material.list, { keyword: '轴承' });
  await user.succeed(exchange.exportLater, { noun: 'brand', format: 'csv', columns: ['code'], filters: { code } });
  await user.succeed(brand.delete, { id });
}
