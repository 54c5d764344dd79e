import type { Page } from '@edp/contract/kernel/paging.ts';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';

interface PageInput {
  pageNo: number;
  pageSize: number;
}

/**
 * One page of a query in its order, and how many rows there are in all, in one statement. The columns
 * of a row belong into the select, joined names as subqueries: they are then read for this page only.
 * Where the total is known by other means than counting, it is given.
 */
export async function readPage<Tables extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { pageNo, pageSize }: PageInput,
  knownTotal?: Expression<unknown>,
): Promise<Page<Row>> {
  const total = sql<string>`(${knownTotal ?? countOf(query)})`;
  const rows = await query
    .select(total.as('total'))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  if (rows.length === 0 && pageNo > 1) {
    const { total: all } = await countOf(query).executeTakeFirstOrThrow();
    return { rows: [], total: Number(all) };
  }
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

function countOf<Tables extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Tables, Row>) {
  return query.clearSelect().clearOrderBy().select(sql<string>`count(*)`.as('total'));
}

/** The number of rows that the tenant has in a table (see `app.countable`). */
export const tallyOf = (table: keyof Schema) =>
  sql<string>`select coalesce(sum(rows), 0) from tally where table_name = ${table}`;
