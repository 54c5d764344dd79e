import { pageSizes } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import { filledIn } from '../database/filled-in.ts';
import { genericPlan } from '../database/generic-plan.ts';
import type { Database } from '../database/tenant-database.ts';
import type { AnySelect } from './list-query.ts';
import { countLimit, offsetOf, type PageInput } from './totals.ts';

/** In compiled statements these stand where the numbers of a request belong, so that one statement serves every page. */
const slots = { limit: Symbol('limit'), offset: Symbol('offset'), count: Symbol('count') } as const;

interface Limits {
  limit: RawBuilder<number>;
  offset: RawBuilder<number>;
  count: RawBuilder<number>;
}
const anyPage: Limits = { limit: sql`${slots.limit}`, offset: sql`${slots.offset}`, count: sql`${slots.count}` };

/** The first page of the usual sizes has a statement of its own: of a limit that it does not know the planner expects a tenth of all rows, and sorts them. */
export const limitsOf = (page: PageInput): Limits =>
  (page.pageNo === 1 && page.exactTotal !== 1 && pageSizes.includes(page.pageSize as never)
    ? { limit: sql.lit(page.pageSize), offset: sql.lit(0), count: sql.lit(countLimit(page)!) }
    : anyPage);

/** What the statement of a page says beside the rows, in each of them. */
export interface Totals {
  /** How many rows there are, counted up to a limit. */
  counted: string;
  /** How many the table has, as a job last counted them. */
  table_rows: string | null;
}

/** Counts no further than the page needs. */
export const boundedCount = (query: AnySelect<unknown>, { count }: Limits = anyPage) =>
  sql`(select count(*) from (${query.clearSelect().clearOrderBy().select(sql`1`.as('one')).limit(count)}) counted)`;

/** From here on it costs less to find the ids of a page first. */
const deepOffset = 200;
export const isDeep = (page: PageInput) => offsetOf(page) >= deepOffset;

export interface Parts<Row> {
  /** In their order, with all conditions. */
  rows: AnySelect<Row>;
  counted: Expression<unknown>;
  tableRows: Expression<unknown>;
}

export const pageStatement = <Row>({ rows, ...totals }: Parts<Row>, { limit, offset }: Limits = anyPage): CompiledQuery =>
  withTotals(rows.limit(limit).offset(offset), totals).compile();

/**
 * The same for a page far behind: PostgreSQL works out the columns of all rows that it skips, subqueries included, so the
 * ids come first and the columns for them alone.
 */
export function deepPageStatement<Row>({ rows, ...totals }: Parts<Row>, id: RawBuilder<string>): CompiledQuery {
  const ids = rows.clearSelect().select(id.as('id')).limit(anyPage.limit).offset(anyPage.offset);
  // An array, so that the planner does not take them for many. The conditions stay: a joined table may need them.
  return withTotals(rows.where(sql<boolean>`${id} = any(array(${ids}))`), totals).compile();
}

const withTotals = <Row>(rows: AnySelect<Row>, { counted, tableRows }: Omit<Parts<Row>, 'rows'>) =>
  rows.select([sql`${counted}`.as('counted'), sql`${tableRows}`.as('table_rows')]).withPlugin(genericPlan);

export async function executePage<Row>(db: Database, statement: CompiledQuery, page: PageInput): Promise<(Row & Totals)[]> {
  const values = new Map<unknown, unknown>([[slots.limit, page.pageSize], [slots.offset, offsetOf(page)], [slots.count, countLimit(page)]]);
  const { rows } = await db.executeQuery<Row & Totals>(filledIn(statement, values));
  return rows;
}

/** Counts the rows of a query as far as the page needs. */
export async function countRows(db: Database, query: AnySelect<unknown>, page: PageInput): Promise<number> {
  const statement = db.selectNoFrom(sql<string>`${boundedCount(query)}`.as('counted')).compile();
  const [row] = await executePage<object>(db, statement, page);
  return Number(row!.counted);
}
