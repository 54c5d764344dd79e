import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { inTransaction } from '@edp/server/kernel/database/tenant-database.ts';
import { checkFiles, checkLinks } from '@edp/server/kernel/record/check-records.ts';
import type { RecordTable } from '@edp/server/kernel/record/record-table.ts';
import { toColumns, writeRecords } from '@edp/server/kernel/record/write-records.ts';
import { brandTable } from '@edp/server/modules/brand/brand.routes.ts';
import pg from 'pg';
import { responseTo } from '../list/response-to.ts';
import { signedRequest } from '../signed-request.ts';
import { nodes, seedTree } from '../tree/seed-tree.ts';
import type { Sides } from './measure-sides.ts';
import type { Side } from './rate-cases.ts';
import { copyTree, readTenant, writeTenant } from './seed-write.ts';

export interface Place {
  sides: Sides<Side>;
  /** PostgreSQL as the server works in it. */
  appUrl: string;
}

export interface TimeCase {
  what: string;
  aimMs?: number;
  /** Prepares one round and returns what is timed in it. */
  prepare: (place: Place) => Promise<Sides<() => Promise<unknown>>>;
}

let batches = 0;

/** The input of one batch; its codes are used once. */
function batchOf(count: number) {
  batches += 1;
  return Array.from({ length: count }, (_, n) => ({
    code: `B${batches}-${n}`,
    name: `恒力阀门${n}`,
    active: 1,
    sortOrder: n % 100,
    description: `压测数据 ${n}`,
  }));
}

const insertInto = (table: string) => `
  insert into ${table} (tenant_id, code, name, active, sort_order, description)
  select ${writeTenant}, code, name, active = 1, "sortOrder", description
    from json_to_recordset($1) as given (code text, name text, active int, "sortOrder" int, description text)`;

/** The limit inserts the rows as they are; the product checks each one as its form does. */
const rowsInOneCall =
  (count: number) =>
  async ({ sides, appUrl }: Place) => ({
    limit: await bareInsert(sides.limit, count),
    product: bulkSave(appUrl, count),
  });

async function bareInsert({ ownerUrl, table }: Side, count: number) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const rows = batchOf(count);
  return async () => {
    await client.query(insertInto(table), [JSON.stringify(rows)]);
    await client.end();
  };
}

function bulkSave(url: string, count: number) {
  const pool = openPool({ url, timeZone: 'Asia/Shanghai', size: 1 });
  const rows = batchOf(count);
  const table = brandTable as unknown as RecordTable;
  return async () => {
    await inTransaction(pool, { tenantId: writeTenant, userId: '2', requestId: 'bench' }, async (db) => {
      const records = rows.map((row) => ({ input: toColumns(table, brand.save.input.parse(row)), before: {} }));
      const errors = await Promise.all([...checkFiles(db, table, records), ...checkLinks(db, table, records)]);
      const results = await writeRecords(db, table, 'code', records);
      if (errors.flat().length > 0 || results.some((result) => 'refused' in result))
        throw new Error('a row was refused');
    });
    await pool.end();
  };
}

async function deleteTree({ sides }: Place) {
  const setId = await seedTree(sides.product.ownerUrl, `TREE${++batches}`);
  await copyTree(sides.limit.ownerUrl, setId);
  const deletion = (side: Side) => async () => {
    const answer = await responseTo(
      side.url,
      signedRequest(categorySet.delete.path, side.ticketOf(readTenant), { id: setId }, { 'x-tenant': readTenant }),
    );
    if (!answer.startsWith('{"code":0,')) throw new Error(`the tree was not deleted: ${answer}`);
  };
  return { limit: deletion(sides.limit), product: deletion(sides.product) };
}

export const timeCases: readonly TimeCase[] = [
  { what: '2,048 rows in one call', prepare: rowsInOneCall(2048) },
  { what: '10,000 rows in one call', aimMs: 2000, prepare: rowsInOneCall(10_000) },
  { what: `delete a tree of ${nodes.toLocaleString('en')}`, prepare: deleteTree },
];
