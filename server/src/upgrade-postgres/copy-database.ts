import type pg from 'pg';
import { StartError } from '../kernel/process/start-error.ts';
import { readPartitions, readSequences } from '../release/make-dump.ts';
import { restorePartitions } from '../release/restore-dump.ts';
import { fixTextFormat, listTables, quote } from '../release/table-content.ts';
import { withClient } from '../release/with-client.ts';

const rowsAtOnce = 1000;

type Table = Awaited<ReturnType<typeof listTables>>[number];

/**
 * Copies all rows into a database whose schema is the same, between any two versions of PostgreSQL: as texts, which
 * every version reads. All or nothing, and compared before it counts. Nothing may write to either meanwhile. Returns
 * how many rows there were.
 */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<number> {
  return withClient(fromUrl, (from) =>
    withClient(toUrl, async (to) => {
      for (const client of [from, to]) {
        await fixTextFormat(client);
        await client.query(`set search_path = ''`);
      }
      await from.query('begin isolation level repeatable read, read only');
      await to.query('begin');
      // Neither triggers nor foreign keys: rows come as they were, in any order.
      await to.query('set local session_replication_role = replica');
      await restorePartitions(to, await readPartitions(from));
      const tables = await listTables(from);
      refuseOtherSchema(tables, await listTables(to));
      await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      let rows = 0;
      for (const table of tables) rows += await copyTable(from, to, table);
      for (const [name, value] of Object.entries(await readSequences(from)))
        await to.query('select setval($1, $2)', [name, value]);
      await to.query('commit');
      await to.query('analyze');
      return rows;
    }),
  );
}

/** The order of columns does not count. */
function refuseOtherSchema(from: readonly Table[], to: readonly Table[]) {
  const columnsOf = ({ columns, types }: Table) =>
    columns
      .map((column, index) => `${column} ${types[index]}`)
      .toSorted()
      .join(', ');
  const described = (table: Table) => `${table.name} (${columnsOf(table)})`;
  const expected = new Set(to.map(described));
  const other = from.map(described).find((table) => !expected.has(table));
  if (other) throw new StartError(`the new database has no table ${other}`);
}

async function copyTable(from: pg.Client, to: pg.Client, { name, columns, types }: Table): Promise<number> {
  const list = columns.map(quote).join(', ');
  const row = `to_json(array[${columns.map((column) => `${quote(column)}::text`).join(', ')}])::text`;
  const insert = `insert into ${name} (${list}) overriding system value
    select ${types.map((type, index) => `(r ->> ${index})::${type}`).join(', ')} from json_array_elements($1::json) r`;
  await from.query(`declare copied no scroll cursor for select ${row} as row from ${name}`);
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${rowsAtOnce} from copied`);
    if (rows.length === 0) break;
    await to.query(insert, [`[${rows.map((each) => each.row).join(',')}]`]);
  }
  await from.query('close copied');
  // The sum does not depend on the order.
  const content = `select count(*)::int as rows, sum(pg_catalog.hashtextextended(${row}, 0)::numeric)::text as sum from ${name}`;
  const {
    rows: [before],
  } = await from.query<Content>(content);
  const {
    rows: [after],
  } = await to.query<Content>(content);
  if (before!.rows !== after!.rows || before!.sum !== after!.sum) {
    throw new StartError(`${name} is not the same in the new database: ${after!.rows} rows instead of ${before!.rows}`);
  }
  return before!.rows;
}

interface Content {
  rows: number;
  sum: string | null;
}
