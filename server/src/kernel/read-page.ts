import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';
import type { Database } from './database/tenant-database.ts';

interface PageInput {
  pageNo: number;
  pageSize: number;
}

type Query<Tables extends keyof Schema, Row> = SelectQueryBuilder<Schema, Tables, Row>;

/**
 * One page of a query in its order, and how many rows there are in all, in one statement. The columns
 * of a row belong into the select, joined names as subqueries: they are then read for this page only.
 * Where the total is known by other means than counting, it is given.
 */
export async function readPage<Tables extends keyof Schema, Row extends object>(
  query: Query<Tables, Row>,
  page: PageInput,
  knownTotal?: Expression<unknown>,
): Promise<Page<Row>> {
  const rows = await pageQuery(query, page, knownTotal ?? countOf(query)).execute();
  if (rows.length === 0 && page.pageNo > 1) {
    const { total } = await countOf(query).executeTakeFirstOrThrow();
    return { rows: [], total: Number(total) };
  }
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** Statements of whole lists, ready to be sent. */
const wholeLists = new Map<string, CompiledQuery>();

/**
 * A page of a list without filters: what people read most. Its statement is always the same, so it is
 * built once; `key` stands for whatever `build` depends on.
 */
export async function readWholeList<Tables extends keyof Schema, Row extends object>(
  db: Database,
  key: string,
  build: () => Query<Tables, Row>,
  page: PageInput,
  total: Expression<unknown>,
): Promise<Page<Row>> {
  const ready = wholeLists.get(key) ?? pageQuery(build(), page, total).compile();
  wholeLists.set(key, ready);
  // Limit and offset are the last parameters of the statement.
  const parameters = [...ready.parameters.slice(0, -2), page.pageSize, offsetOf(page)];
  const { rows } = await db.executeQuery<Row & { total: string }>({ ...ready, parameters });
  if (rows.length === 0) return readPage(build(), page, total);
  return { rows, total: Number(rows[0]!.total) };
}

const offsetOf = ({ pageNo, pageSize }: PageInput) => (pageNo - 1) * pageSize;

const pageQuery = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>, page: PageInput, total: Expression<unknown>) =>
  query.select(sql<string>`(${total})`.as('total')).limit(page.pageSize).offset(offsetOf(page));

const countOf = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>) =>
  query.clearSelect().clearOrderBy().select(sql<string>`count(*)`.as('total'));

/** The number of rows that the tenant has in a table (see `app.countable`). */
export const tallyOf = (table: keyof Schema) =>
  sql<string>`select coalesce(sum(rows), 0) from tally where table_name = ${table}`;
