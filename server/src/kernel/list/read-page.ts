import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { expectedRows } from './estimates.ts';
import { type AnySelect, asAnySelect, type Select } from './list-query.ts';
import { boundedCount, countRows, executePage, pageStatement } from './page-query.ts';
import { type PageInput, totalOf } from './totals.ts';
import pg from 'pg';

/**
 * One page of any query in its order, for what is no list of one table's rows in an order of its columns (that is
 * `readList`).
 * The columns of a row belong into the select, joined names as subqueries: they are then read for this page only.
 */
export function readPage<Row extends object>(db: Database, select: Select<Row>, page: PageInput): Promise<Page<Row>> {
  const rows = asAnySelect(select);
  const statement = pageStatement({ rows, counted: boundedCount(rows), tableRows: sql`null` });
  return readStatement<Row>(db, statement, page, { toCount: () => rows, estimate: () => expectedRows(rows) });
}

interface Counting {
  /** The rows to count, for a page behind the last one: it has no row that could carry the number. */
  toCount: () => AnySelect<unknown>;
  /** Their number, where it is known without the statement. */
  total?: number | undefined;
  /** How many rows there are about, given the number of rows in the table where that is known. */
  estimate: (tableRows: number | undefined) => Promise<number>;
}

/** Runs the statement of a page and finds its total. */
export async function readStatement<Row extends object>(
  db: Database,
  statement: CompiledQuery,
  page: PageInput,
  counting: Counting,
): Promise<Page<Row>> {
  const read = (limited: PageInput) => readAndCount<Row>(db, statement, limited, counting);
  return page.exactTotal === 1
    ? countInTime(
        () => read(page),
        () => read({ ...page, exactTotal: undefined }),
      )
    : read(page);
}

async function readAndCount<Row extends object>(
  db: Database,
  statement: CompiledQuery,
  page: PageInput,
  { toCount, total, estimate }: Counting,
): Promise<Page<Row>> {
  const rows = await executePage<Row>(db, statement, page);
  const [first] = rows;
  if (!first) return { rows, total: total ?? (page.pageNo === 1 ? 0 : await countRows(db, toCount(), page)) };
  const tableRows = first.table_rows === null ? undefined : Number(first.table_rows);
  return { rows, ...(await totalOf(page, rows.length, Number(first.counted), () => estimate(tableRows))) };
}

/** Counts all rows; where that takes longer than a statement may, `bounded` says what is known sooner. */
export async function countInTime<T>(all: () => Promise<T>, bounded: () => Promise<T>): Promise<T> {
  try {
    return await all();
  } catch (error) {
    const isTimeout = error instanceof pg.DatabaseError && error.code === '57014';
    if (!isTimeout) throw error;
    return bounded();
  }
}
