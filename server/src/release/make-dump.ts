import type pg from 'pg';
import type { DumpedTable, Partition, ReleaseDump, Statement } from './dump-file.ts';
import { fixTextFormat, listTables, readContent, readRows } from './table-content.ts';

const partitionsOfProduct = `
  select i.inhrelid::regclass::text as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where c.relispartition and c.relkind in ('r', 'p') order by 1`;

const usedSequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null order by 1`;

interface Origin {
  version: string;
  commit: string;
  statements: Statement[];
}

/** The upgrade of a table without rows proves nothing: server/src/release/fill has to add some. */
export const emptyTables = ({ tables }: ReleaseDump) =>
  tables.filter(({ count }) => count === 0).map(({ name }) => name);

/** Reads everything in one snapshot, so that a server may go on working. */
export async function makeDump(client: pg.Client, origin: Origin): Promise<ReleaseDump> {
  await fixTextFormat(client);
  // Names with their schema.
  await client.query(`set search_path = ''`);
  await client.query('begin isolation level repeatable read, read only');
  const partitions = await readPartitions(client);
  const sequences = await readSequences(client);
  const tables: DumpedTable[] = [];
  for (const table of await listTables(client))
    tables.push({ ...(await readContent(client, table)), rows: await readRows(client, table) });
  await client.query('commit');
  return { ...origin, madeTime: new Date().toISOString(), partitions, sequences, tables };
}

export const readPartitions = async (client: pg.Client): Promise<Partition[]> =>
  (await client.query<Partition>(partitionsOfProduct)).rows;

export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(usedSequences);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
