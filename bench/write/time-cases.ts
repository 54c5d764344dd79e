import { categorySet } from '@edp/contract/modules/category-set.ts';
import pg from 'pg';
import { responseTo } from '../list/response-to.ts';
import { signedRequest } from '../signed-request.ts';
import { nodes, seedTree } from '../tree/seed-tree.ts';
import type { Sides } from './compare-rates.ts';
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

/** Rows of one batch; their codes are used once. */
function batchOf(count: number): string {
  batches += 1;
  return JSON.stringify(Array.from({ length: count }, (_, n) =>
    ({ code: `B${batches}-${n}`, name: `恒力阀门${n}`, active: true, sort_order: n % 100, description: `压测数据 ${n}` })));
}

const insertInto = (table: string) => `
  insert into ${table} (tenant_id, code, name, active, sort_order, description)
  select ${writeTenant}, given.* from json_to_recordset($1) as given (code text, name text, active boolean, sort_order int, description text)`;

const rowsInOneStatement = (count: number) => async ({ sides, appUrl }: Place) => ({
  limit: await insertion(sides.limit.ownerUrl, sides.limit.table, count),
  product: await insertion(appUrl, sides.product.table, count),
});

async function insertion(url: string, table: string, count: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set app.tenant = '${writeTenant}'`);
  const rows = batchOf(count);
  return async () => {
    await client.query(insertInto(table), [rows]);
    await client.end();
  };
}

async function deleteTree({ sides }: Place) {
  const setId = await seedTree(sides.product.ownerUrl, `TREE${++batches}`);
  await copyTree(sides.limit.ownerUrl, setId);
  const deletion = (side: Side) => async () => {
    const answer = await responseTo(side.url, signedRequest(categorySet.delete.path, side.ticketOf(readTenant), { id: setId }, { 'x-tenant': readTenant }));
    if (!answer.startsWith('{"code":0,')) throw new Error(`the tree was not deleted: ${answer}`);
  };
  return { limit: deletion(sides.limit), product: deletion(sides.product) };
}

export const timeCases: readonly TimeCase[] = [
  { what: 'insert 2,048 rows (SQL)', prepare: rowsInOneStatement(2048) },
  { what: 'insert 10,000 rows (SQL)', aimMs: 2000, prepare: rowsInOneStatement(10_000) },
  { what: `delete a tree of ${nodes.toLocaleString('en')}`, prepare: deleteTree },
];
