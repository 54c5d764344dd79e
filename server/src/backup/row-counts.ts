import type pg from 'pg';
import { StartError } from '../kernel/process/start-error.ts';
import type { Manifest } from './manifest.ts';

/*
 * What is compared. Writers go on while a backup is made, so the number of rows at the very end of the copied WAL is
 * known to no snapshot. But a row version written by a transaction below the horizon of a snapshot (the oldest
 * transaction that was still running) can only disappear later, never appear. Such versions are counted
 *   - in a snapshot taken just before pg_backup_stop: `most`,
 *   - in a snapshot taken after it: `least`,
 *   - in the restored copy, which lies between the two, so its number must as well.
 * In a table that nothing updates or deletes from in that moment, `most` and `least` are equal and the comparison is
 * exact. Unlogged tables are empty after every recovery, and the queue (schema `pgboss`) rewrites its rows all the
 * time: both are not compared.
 */

const tables = `
  select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss')
   order by 1, 2`;

/** xmin has 32 bits and wraps around; 1 and 2 stand for transactions of initdb and, in old data, for frozen rows. */
const isSettled = `(xmin::text::bigint < 3 or mod($1::bigint - xmin::text::bigint + (2::bigint ^ 33)::bigint, (2::bigint ^ 32)::bigint) between 1 and 2147483647)`;

interface TableCount {
  schema: string;
  name: string;
  rows: number;
  settled: number;
}

export async function countRows(client: pg.Client, horizon: string): Promise<TableCount[]> {
  const { rows: all } = await client.query<{ schema: string; name: string; quoted: string }>(tables);
  const counts: TableCount[] = [];
  for (const { schema, name, quoted } of all) {
    const { rows } = await client.query<{ rows: string; settled: string }>(
      `select count(*) as rows, count(*) filter (where ${isSettled}) as settled from ${quoted}`,
      [horizon],
    );
    counts.push({ schema, name, rows: Number(rows[0]!.rows), settled: Number(rows[0]!.settled) });
  }
  return counts;
}

/** Begins a transaction that sees one snapshot and returns the snapshot's horizon. */
export async function beginSnapshot(client: pg.Client): Promise<string> {
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  );
  return rows[0]!.horizon;
}

export function boundsOf(before: TableCount[], after: TableCount[]): Manifest['rows'] {
  const bounds: Manifest['rows'] = {};
  for (const { schema, name, rows, settled } of before) {
    const later = after.find((table) => table.schema === schema && table.name === name);
    if (later) (bounds[schema] ??= {})[name] = { rows, most: settled, least: later.settled };
  }
  return bounds;
}

export async function compareRows(
  client: pg.Client,
  { horizon, rows: expected }: Pick<Manifest, 'horizon' | 'rows'>,
): Promise<string> {
  const found = await countRows(client, horizon);
  let total = 0;
  let compared = 0;
  for (const [schema, tablesOf] of Object.entries(expected)) {
    for (const [name, { most, least }] of Object.entries(tablesOf)) {
      const table = found.find((each) => each.schema === schema && each.name === name);
      if (!table) throw new StartError(`the restored database has no table ${schema}.${name}`);
      if (table.settled < least || table.settled > most) {
        const expectedCount = least === most ? most : `${least} to ${most}`;
        throw new StartError(
          `${schema}.${name} has ${table.settled} rows in the restored database instead of ${expectedCount}`,
        );
      }
      total += table.rows;
      compared++;
    }
  }
  return `${total} rows in ${compared} tables, as when it was made`;
}
