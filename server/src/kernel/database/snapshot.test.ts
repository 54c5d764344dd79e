import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openPool } from './pool.ts';
import { type Database, inTransaction, readingDatabase, inSnapshot } from './tenant-database.ts';
import type { DatabasePool } from './tenant-reader.ts';

let app: TestApp;
let pool: DatabasePool;
beforeAll(async () => {
  app = await startTestApp();
  // One connection: whatever is not released blocks the next test.
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 1 });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const reader = { tenantId: 1 };
const rowCount = 100_000;
const numbers = (db: Database, from = 1) =>
  db
    .selectFrom(
      sql<{
        n: number;
        text: string;
      }>`(select n, repeat('x', 500) as text from generate_series(${from}::int, ${rowCount}) n)`.as('row'),
    )
    .selectAll();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heldMiB() {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
const countBrands = (db: Database) =>
  db
    .selectFrom('brand')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

describe('同一快照中的多次读取', () => {
  it('看不到其间提交的数据，也看不到别的租户', async () => {
    const tenantOne = await app.asTenant(1);
    const [before, after] = await inSnapshot(pool, reader, async (db) => {
      const first = await countBrands(db);
      await tenantOne.query(`insert into brand (code, name) values ('SNAP', '快照')`);
      return [first, await countBrands(db)];
    });
    expect(after).toEqual(before);
    expect(await countBrands(readingDatabase(pool, 1))).toEqual({ count: String(Number(before.count) + 1) });
    const tenants = await inSnapshot(pool, { tenantId: 2 }, (db) =>
      db.selectFrom('brand').select('tenant_id').distinct().execute(),
    );
    expect(tenants).toEqual([{ tenant_id: 2 }]);
  });

  it('不能写，出错之后连接照常可用', async () => {
    await expect(inSnapshot(pool, reader, (db) => db.deleteFrom('brand').execute())).rejects.toThrow(/read-only/);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

it('逐批读取十万行：按顺序读完，内存有限', async () => {
  const before = heldMiB();
  let last = 0;
  let most = 0;
  for await (const { n } of numbers(readingDatabase(pool, 1)).stream(1000)) {
    if (n !== last + 1) throw new Error(`row ${n} after ${last}`);
    last = n;
    if (n % 20_000 === 0) most = Math.max(most, heldMiB() - before);
  }
  expect(last).toBe(rowCount);
  // All rows together take more than 40 MB.
  expect(most).toBeLessThan(25);
});

type Reading = (work: (db: Database) => Promise<unknown>) => Promise<unknown>;
const ways: [string, Reading][] = [
  ['读操作', (work) => work(readingDatabase(pool, 1))],
  ['快照', (work) => inSnapshot(pool, reader, work)],
  ['写事务', (work) => inTransaction(pool, reader, work)],
];

describe.each(ways)('逐批读取，在%s中', (_way, reading) => {
  it('中途停止后连接照常可用', async () => {
    await reading(async (db) => {
      for await (const { n } of numbers(db).stream(100)) if (n === 250) break;
      expect(await numbers(db, rowCount).execute()).toHaveLength(1);
    });
    expect((await pool.query('select count(*)::int as open from pg_cursors')).rows).toEqual([{ open: 0 }]);
  });

  it('处理中出错后连接照常可用', async () => {
    const failing = reading(async (db) => {
      for await (const { n } of numbers(db).stream(100)) if (n === 250) throw new Error('consumer');
    });
    await expect(failing).rejects.toThrow('consumer');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('查询自己出错时说明原因', async () => {
    const failing = reading(async (db) => {
      for await (const row of db.selectNoFrom(sql<number>`1 / ${0}::int`.as('x')).stream(100))
        expect(row).toBeUndefined();
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
