import { type Expression, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { expectedShare } from '../search/search.ts';
import type { OwnerSet } from '../sharing/owner-set.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import { type AnySelect, whereAll } from './list-query.ts';

/**
 * How many rows the tenant has in a table, as a job last counted them; null where none has. Tables of the whole
 * installation have tenant 0.
 */
export const tableRows = (table: keyof Schema) =>
  sql<
    string | null
  >`(select e.rows from app.row_estimate e where e.tenant_id in (0, app.current_tenant()) and e.table_name = ${table})`;

/** How many rows the planner expects of a query. */
export async function expectedRows(query: AnySelect<unknown>): Promise<number> {
  const [plan] = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return plan!['QUERY PLAN'][0].Plan['Plan Rows'];
}

interface Narrowing {
  table: keyof Schema;
  /** The rows without conditions. */
  whole: AnySelect<unknown>;
  /** All conditions but the texts. */
  conditions: readonly Expression<boolean>[];
  texts?: readonly { text: string }[];
  /** How many rows the tenant has in the table, where that is known. */
  tableRows: number | undefined;
}

/**
 * How many rows the user sees of a list with filters. The planner knows shares better than numbers: the policies, which
 * it cannot judge, are in both of its numbers. What texts contain it knows from their index alone.
 */
export async function estimateRows(
  db: Database,
  { table, whole, conditions, texts = [], tableRows: rowsInTable }: Narrowing,
): Promise<number> {
  const [all, some, visible, ...shares] = await Promise.all([
    conditions.length || rowsInTable === undefined ? expectedRows(whole) : rowsInTable,
    conditions.length ? expectedRows(whereAll(whole, conditions)) : undefined,
    visibleShare(db, table, whole),
    ...texts.map(({ text }) => expectedShare(db, table, text)),
  ]);
  const share = shares.reduce((product, each) => product * each, visible * ((some ?? all) / all));
  return Math.round((rowsInTable ?? all) * Math.min(1, share));
}

/** Found out once for a session: the planner takes its time to weigh each of thousands of owners. */
const visibleShares = new WeakMap<OwnerSet, Promise<number>>();

function visibleShare(db: Database, table: keyof Schema, whole: AnySelect<unknown>): Promise<number> | number {
  const owners = db.sharing?.see.get(table);
  if (!owners) return 1;
  const share =
    visibleShares.get(owners) ??
    Promise.all([expectedRows(whole), expectedRows(whereAll(whole, [visibleOwners(db, table)!]))]).then(
      ([all, some]) => some / all,
    );
  visibleShares.set(owners, share);
  share.catch(() => visibleShares.delete(owners));
  return share;
}
