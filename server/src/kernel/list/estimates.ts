import { sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { expectedShare } from '../search/search.ts';
import type { TextFilter } from './filters.ts';
import type { AnySelect } from './list-query.ts';

/** How many rows the tenant has in a table, as a job last counted them; null where none has. Tables of the whole installation have tenant 0. */
export const tableRows = (table: keyof Schema) =>
  sql<string | null>`(select e.rows from app.row_estimate e where e.tenant_id in (0, app.current_tenant()) and e.table_name = ${table})`;

/** How many rows the planner expects of a query. */
export async function expectedRows(query: AnySelect<unknown>): Promise<number> {
  const [plan] = await query.clearSelect().clearOrderBy().select(sql`1`.as('one')).explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return plan!['QUERY PLAN'][0].Plan['Plan Rows'];
}

interface Narrowing {
  table: keyof Schema;
  /** The list without conditions. */
  whole: AnySelect<unknown>;
  /** With all conditions but the texts. */
  narrowed: AnySelect<unknown>;
  texts: readonly TextFilter[];
}

/**
 * How many rows a list with filters has. The planner knows shares better than numbers: the policies, which it cannot judge,
 * are in both of its numbers. What texts contain it knows from their index alone.
 */
export async function estimateNarrowed(db: Database, { table, whole, narrowed, texts }: Narrowing, rowsOfTable: number | undefined): Promise<number> {
  const [all, some, ...shares] = await Promise.all([expectedRows(whole), expectedRows(narrowed), ...texts.map(({ text }) => expectedShare(db, table, text))]);
  const share = shares.reduce((product, each) => product * each, some / all);
  return Math.round((rowsOfTable ?? all) * Math.min(1, share));
}
