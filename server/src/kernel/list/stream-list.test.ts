import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/pool.ts';
import { type Database, readingDatabase } from '../database/tenant-database.ts';
import type { DatabasePool } from '../database/tenant-reader.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { between } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { streamList } from './read-list.ts';

const many = 50_000;
let app: TestApp;
let pool: DatabasePool;
beforeAll(async () => {
  app = await startTestApp();
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 1 });
  const owner = openPool({ url: app.ownerUrl, timeZone: 'Asia/Shanghai', size: 1 });
  await owner.query(`
    create table public.long_list (tenant_id int, id bigint, name text, remark text, primary key (tenant_id, id));
    call app.isolate('public.long_list');
    insert into long_list select 1 + n % 2, n, '导出' || n, repeat('长', 300) from generate_series(1, ${2 * many}) n`);
  await owner.end();
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heldMiB() {
  // Once for what was in use a moment ago.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

interface LongList {
  long_list: { id: string; name: string; remark: string };
}
const rowsOf = (db: Database, from?: number) => {
  const select = () =>
    (db as unknown as Kysely<LongList>)
      .selectFrom('long_list')
      .select(['long_list.id', 'long_list.name', 'long_list.remark']);
  return streamList(db, {
    table: 'long_list',
    language: 'ZHS',
    select,
    filters: [between('id', from, undefined)],
    order: [['id', 'desc']],
  } as unknown as ListQuery<never, LongList['long_list']>);
};

it('五万行逐批读完，次序与列表一致，内存有限', async () => {
  const before = heldMiB();
  let [rows, last, most] = [0, Infinity, 0];
  for await (const { id } of rowsOf(readingDatabase(pool, 1))) {
    if (Number(id) >= last) throw new Error(`${id} after ${last}`);
    last = Number(id);
    if (++rows % 10_000 === 0) most = Math.max(most, heldMiB() - before);
  }
  expect(rows).toBe(many);
  // All rows together take more than 30 MB.
  expect(most).toBeLessThan(10);
});

it('只有本租户符合条件的行，中途停止后连接照常可用', async () => {
  const found = [];
  for await (const { name } of rowsOf(readingDatabase(pool, 1), 2 * many - 5)) found.push(name);
  expect(found).toEqual(['导出100000', '导出99998', '导出99996']);
  for await (const row of rowsOf(readingDatabase(pool, 2))) {
    expect(row.name).toBe('导出99999');
    break;
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
