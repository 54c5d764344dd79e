import { pageSizes, shortPage } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import { filledIn } from '../database/filled-in.ts';
import { genericPlan } from '../database/generic-plan.ts';
import type { Database } from '../database/tenant-database.ts';
import type { AnySelect } from './list-query.ts';
import { countLimit, countsFurther, offsetOf, type PageInput, restOf } from './totals.ts';

/**
 * In compiled statements these stand where the numbers of a request belong, so that one statement serves every page.
 */
const slots = {
  limit: Symbol('limit'),
  offset: Symbol('offset'),
  count: Symbol('count'),
  rest: Symbol('rest'),
} as const;

interface Limits {
  limit: RawBuilder<number>;
  offset: RawBuilder<number>;
  count: RawBuilder<number>;
}
const anyPage: Limits = { limit: sql`${slots.limit}`, offset: sql`${slots.offset}`, count: sql`${slots.count}` };

const usualSizes: ReadonlySet<number> = new Set([shortPage, ...pageSizes]);

/**
 * The first page of the usual sizes has a statement of its own: of a limit that it does not know the planner expects a
 * tenth of all rows, and sorts them.
 */
export const limitsOf = (page: PageInput): Limits =>
  page.pageNo === 1 && page.exactTotal !== 1 && usualSizes.has(page.pageSize)
    ? { limit: sql.lit(page.pageSize), offset: sql.lit(0), count: sql.lit(countLimit(page)!) }
    : anyPage;

/** The statement of a page says this beside the rows, in each of them. */
export interface Totals {
  /** How many rows there are, counted up to a limit. */
  counted: string;
  /** How many the table has, as a job last counted them. */
  table_rows: string | null;
}

/** Counts no further than the page needs. */
export const boundedCount = (query: AnySelect<unknown>, { count }: Limits = anyPage) =>
  sql`(select count(*) from (${query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(count)}) counted)`;

/** How a page is read. */
export type Reading = 'whole rows' | 'ids first' | 'ids and those that follow';

export function readingOf(
  page: PageInput,
  { isCounted = false, idsFirst = page.pageNo > 1 }: { isCounted?: boolean; idsFirst?: boolean | undefined } = {},
): Reading {
  if (!idsFirst) return 'whole rows';
  return countsFurther(page) && !isCounted ? 'ids and those that follow' : 'ids first';
}

export interface Parts<Row> {
  /** In their order, with all conditions. */
  rows: AnySelect<Row>;
  /** The ids alone of the same rows, in the same order. */
  ids: AnySelect<{ id: string }>;
  counted: Expression<unknown>;
  tableRows: Expression<unknown>;
}

export const pageStatement = <Row>(
  { rows, ...totals }: Omit<Parts<Row>, 'ids'>,
  { limit, offset }: Limits = anyPage,
): CompiledQuery => withTotals(rows.limit(limit).offset(offset), totals).compile();

/**
 * The statement of a page behind others: PostgreSQL works out the columns of all rows that it skips, subqueries included,
 * so the ids come first and the columns for them alone.
 */
export function idsFirstStatement<Row>(
  { rows, ids: all, ...totals }: Parts<Row>,
  id: RawBuilder<string>,
): CompiledQuery {
  const ids = all.limit(anyPage.limit).offset(anyPage.offset);
  // An array, so that the planner does not take them for many. The conditions stay: a joined table may need them.
  return withTotals(rows.where(sql<boolean>`${id} = any(array(${ids}))`), totals).compile();
}

/**
 * The statement of a page so far behind that the rows are counted up to it: those that follow are found on the way, instead
 * of counting all of them again.
 */
export function idsThatFollowStatement<Row>(
  { rows, ids: all, tableRows }: Parts<Row>,
  id: RawBuilder<string>,
): CompiledQuery {
  const ids = all.limit(sql<number>`${slots.rest}`).offset(anyPage.offset);
  // An offset, so that the planner does not look for them once for the rows and once for their number.
  const found = rows.innerJoin(sql<{ ids: string[] }>`(select array(${ids}) as ids offset 0)`.as('found'), (join) =>
    join.onTrue(),
  );
  return withTotals(
    found.where(sql<boolean>`${id} = any(found.ids[1:${slots.limit}::int])`) as unknown as AnySelect<Row>,
    { counted: sql`${slots.offset}::bigint + cardinality(found.ids)`, tableRows },
  ).compile();
}

const withTotals = <Row>(rows: AnySelect<Row>, { counted, tableRows }: Omit<Parts<Row>, 'rows' | 'ids'>) =>
  rows.select([sql`${counted}`.as('counted'), sql`${tableRows}`.as('table_rows')]).withPlugin(genericPlan);

export async function executePage<Row>(
  db: Database,
  statement: CompiledQuery,
  page: PageInput,
): Promise<(Row & Totals)[]> {
  const values = new Map<unknown, unknown>([
    [slots.limit, page.pageSize],
    [slots.offset, offsetOf(page)],
    [slots.count, countLimit(page)],
    [slots.rest, restOf(page)],
  ]);
  const { rows } = await db.executeQuery<Row & Totals>(filledIn(statement, values));
  return rows;
}

/** Counts the rows of a query as far as the page needs. */
export async function countRows(db: Database, query: AnySelect<unknown>, page: PageInput): Promise<number> {
  const statement = db.selectNoFrom(sql<string>`${boundedCount(query)}`.as('counted')).compile();
  const [row] = await executePage<object>(db, statement, page);
  return Number(row!.counted);
}
