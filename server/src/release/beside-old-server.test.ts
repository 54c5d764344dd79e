import { readdir } from 'node:fs/promises';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { appUrl } from '../kernel/database/open-database.ts';
import { migrate } from '../kernel/schema/migrate.ts';
import { prepare } from '../prepare.ts';
import { emptyDatabase } from '../testing/databases/empty-database.ts';
import { loginAs } from '../testing/login-as.ts';
import { longestWaitMs } from '../testing/longest-wait.ts';
import { schemaFolder } from '../testing/databases/schema-folder.ts';
import type { TestClient } from '../testing/test-client.ts';
import { readDump } from './dump-file.ts';
import { waitUntil } from './fill/fill-tables.ts';
import { hasHistory, startOldServer } from './old-server.ts';
import { brokenFor, readRelied, type Relied } from './relied.ts';
import { restoreDump } from './restore-dump.ts';
import { withClient } from './with-client.ts';

/** What the newest release no longer uses, and this version removes: lines of `brokenFor`. */
const removed = new Set<string>();

/** Short, so that it is tried often. */
const patience = { lockTimeoutMs: 300, pausesMs: Array.from({ length: 1000 }, () => 50) };
/** What never gets its lock fails, and says which statement it was; `migrate-beside.test.ts` shows how short the waits are. */
const clientLockTimeout = `${longestWaitMs}ms`;
const long = 600_000;

/**
 * What the next version might bring: a function that search and lists use, then a column and an index of the table that
 * the clients use.
 */
const functions = {
  'search.sql': (sql: string) => sql.replace(/^return lower\((.*)\);$/m, `return replace(lower($1), '×', 'x');`),
};
const migrations = {
  '9001-grade.sql': `alter table public.brand add column grade text not null default '';`,
  '9002-grade.concurrent.sql':
    'create index concurrently if not exists brand_by_grade on public.brand (tenant_id, grade);',
};

const release = await newestRelease();
const isPresent = hasHistory(release.commit);

// A run of CI on a clone without its history would skip the others each time, and no one would notice.
it.runIf(process.env.CI === 'true')(`CI 的克隆里有 ${release.version} 的提交`, () => {
  expect(
    isPresent,
    `commit ${release.commit} of release ${release.version} is not in this clone: run git fetch --unshallow`,
  ).toBe(true);
});

describe.skipIf(!isPresent)(
  `迁移时 ${release.version} 的服务器照常工作（没有历史提交 ${release.commit.slice(0, 8)} 时略过）`,
  () => {
    const config = readConfig({ NODE_ENV: 'test', EDP_DATA: inject('dataFolder') });
    let database: Awaited<ReturnType<typeof emptyDatabase>>;
    let old: Awaited<ReturnType<typeof startOldServer>>;
    let clients: ReturnType<typeof startClients>;
    let before: Relied;

    beforeAll(async () => {
      database = await emptyDatabase();
      await restoreDump(database.url, release);
      before = await withClient(database.url, readRelied);
      // A request that waits longer for a lock fails, and with it the test.
      await withClient(database.url, (client) =>
        client.query(
          `alter role edp_app in database ${new URL(database.url).pathname.slice(1)} set lock_timeout = '${clientLockTimeout}'`,
        ),
      );
      old = await startOldServer(release.commit, {
        DATABASE_URL: database.url,
        DATABASE_APP_URL: appUrl(config, database.url),
      });
      clients = startClients(old.url, 3);
      await clients.goOn();
    }, long);
    afterAll(async () => {
      await clients?.stop();
      await old?.stop();
      await database?.drop();
    }, long);

    it(
      '本版本的迁移、队列、菜单都不打断它',
      async () => {
        await prepare(config, database.url);
        await clients.goOn();
        expect(clients.failures.join('\n')).toBe('');
      },
      long,
    );

    it('它用到的列和函数都还在，新的列不必由它填写', async () => {
      const broken = brokenFor(before, await withClient(database.url, readRelied));
      expect(broken.filter((line) => !removed.has(line))).toEqual([]);
    });

    it(
      '以后的版本换函数、重建索引和列：没有一个请求失败，新的写法也由它找到',
      async () => {
        const admin = await loginAs(old.url, { account: 'admin', password: 'Admin123' });
        await admin.succeed(brand.save, { code: 'TIMES', name: '规格 10×20', active: 1, sortOrder: 1 });
        expect(await admin.data(brand.list, { keyword: '10x2' })).toEqual([]);
        await migrate(database.url, undefined, { folder: await schemaFolder({ functions }), patience, log: () => {} });
        await clients.goOn();
        expect(clients.failures.join('\n')).toBe('');
        expect((await admin.data(brand.list, { keyword: '10x2' })).map(({ code }) => code)).toEqual(['TIMES']);
      },
      long,
    );

    it(
      '以后的版本加列、建索引，表被占用时让开：没有一个请求失败',
      async () => {
        const folder = await schemaFolder({ functions, migrations });
        const said: string[] = [];
        const migrated = await withClient(appUrl(config, database.url), async (holder) => {
          await holder.query('begin');
          await holder.query('select from brand limit 1');
          const result = migrate(database.url, undefined, { folder, patience, log: (line) => said.push(line) });
          result.catch(() => {});
          await expect.poll(() => said.join('\n')).toContain('9001-grade.sql waits for brand');
          // While one transaction keeps the migration from beginning, all others go on.
          await clients.goOn();
          await holder.query('commit');
          return result;
        });
        expect(migrated).toBe(2);
        await clients.goOn();
        expect(clients.failures.join('\n')).toBe('');
      },
      long,
    );

    it(
      '后台任务也一个不落',
      async () => {
        await clients.stop();
        expect(clients.failures.join('\n')).toBe('');
        const admin = await loginAs(old.url, { account: 'admin', password: 'Admin123' });
        const jobs = async () =>
          (await admin.data(job.list, { pageSize: 50 })).filter(({ id }) => clients.jobs.has(id));
        const states = async () => [...new Set((await jobs()).map(({ state }) => state))];
        await expect.poll(states).not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|running/)]));
        expect(await states()).toEqual(['succeeded']);
      },
      long,
    );
  },
);

async function newestRelease() {
  const folder = new URL('../../releases/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.br'));
  const newest = names.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1)!;
  return readDump(new URL(newest, folder));
}

/**
 * Each lists, saves, reads and deletes again and again until it is told to stop. It logs in once: more logins than
 * people need are refused.
 */
function startClients(url: string, count: number) {
  const rounds = Array.from({ length: count }, () => 0);
  const failures: string[] = [];
  const jobs = new Set<string>();
  let isOver = false;
  const work = async (client: number) => {
    const user = await loginAs(url, { account: 'admin', password: 'Admin123' });
    for (; !isOver; rounds[client]!++) {
      await workOnce(user, `B${client}-${rounds[client]}`).then(
        (id) => jobs.add(id),
        (error: unknown) => failures.push(String(error)),
      );
    }
  };
  const working = Promise.all(rounds.map((_, client) => work(client)));
  return {
    failures,
    /** The background jobs that they began. */
    jobs,
    /** Until each has begun and finished a whole round from now on. */
    async goOn() {
      const from = [...rounds];
      await waitUntil(() => rounds.every((done, client) => done >= from[client]! + 2));
    },
    async stop() {
      isOver = true;
      await working;
    },
  };
}

async function workOnce(user: TestClient, code: string): Promise<string> {
  const { id } = await user.data(brand.save, { code, name: `品牌 ${code}`, active: 1, sortOrder: 1 });
  const [found] = await user.data(brand.list, { keyword: code.toLowerCase() });
  await user.succeed(brand.save, { ...found!, description: '改过' });
  const changes = await user.data(record.changes, { noun: 'brand', id });
  if (found!.id !== id || changes.length !== 2) throw new Error(`${code} was not found, or not its history`);
  await user.data(material.list, { keyword: '轴承' });
  const { jobId } = await user.data(exchange.exportLater, {
    noun: 'brand',
    format: 'csv',
    columns: ['code'],
    filters: { code },
  });
  await user.succeed(brand.delete, { id });
  return jobId;
}
