import type { Page } from '@edp/contract/kernel/paging.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { expectedRows } from './estimates.ts';
import { type ListQuery, selectOf } from './list-query.ts';
import { boundedCount, countRows, executePage, pageStatement } from './page-query.ts';
import { type PageInput, totalOf } from './totals.ts';

/**
 * One page of any query in its order, for what is no list of one table's rows in an order of its columns (that is `readList`).
 * The columns of a row belong into the select, joined names as subqueries: they are then read for this page only.
 */
export async function readPage<Row extends object>(db: Database, select: ReturnType<ListQuery<never, Row>['select']>, page: PageInput): Promise<Page<Row>> {
  const query = selectOf({ select: () => select });
  const rows = await executePage<Row>(db, pageStatement({ rows: query, counted: boundedCount(query), tableRows: sql`null` }), page);
  const counted = rows[0] ? Number(rows[0].counted) : page.pageNo === 1 ? 0 : await countRows(db, query, page);
  return { rows, ...(await totalOf(page, rows.length, counted, () => expectedRows(query))) };
}
