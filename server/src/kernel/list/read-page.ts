import { countedUpTo, type Page } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { deepPageQuery, isDeep, offsetOf, type PageInput, pageQuery, type Query, readyPage, turnedTo } from './page-query.ts';
import { readVisibleList } from '../sharing/read-visible-list.ts';
import { tallyOfTenant } from './tally.ts';

/** How many rows there are. More than `upTo` means only that: nobody looked further. */
export interface Total {
  rows: Expression<unknown>;
  upTo: number;
}

/** Two pages more than the one that is read: there is always a next page to turn to, where there is one. */
export const countedFor = ({ pageNo, pageSize }: PageInput) => Math.max(countedUpTo, (pageNo + 2) * pageSize);

function count<Tables extends keyof Schema, Row>(query: Query<Tables, Row>, page: PageInput): Total {
  const upTo = countedFor(page);
  const some = query.clearSelect().clearOrderBy().select(sql`1`.as('one')).limit(upTo + 1);
  return { rows: sql`select count(*) from (${some}) counted`, upTo };
}

/**
 * One page of a query in its order, and how many rows there are in all, in one statement. The columns
 * of a row belong into the select, joined names as subqueries: they are then read for this page only.
 * Where the total is known by other means than counting, it is given.
 */
export async function readPage<Tables extends keyof Schema, Row extends object>(
  query: Query<Tables, Row>,
  page: PageInput,
  known?: Total,
): Promise<Page<Row>> {
  const { rows: total, upTo } = known ?? count(query, page);
  const rows = await pageFor(page)(query, page, total).execute();
  if (rows.length === 0) return { rows, total: page.pageNo === 1 ? 0 : await countAgain(query, page) };
  const found = rows.length < page.pageSize ? offsetOf(page) + rows.length : Number(rows[0]!.total);
  return found > upTo ? { rows, total: upTo, more: true } : { rows, total: found };
}

/** A page behind the last one has no row that could carry the total; the first page has. */
async function countAgain<Tables extends keyof Schema, Row extends object>(query: Query<Tables, Row>, page: PageInput): Promise<number> {
  const [first] = await pageQuery(query, { pageNo: 1, pageSize: 1 }, count(query, page).rows).execute();
  return Number(first?.total ?? 0);
}

const pageFor = (page: PageInput) => (isDeep(page) ? deepPageQuery : pageQuery);

/**
 * A page of a list without filters: what people read most. Its statement is always the same, so it is
 * built once; `key` stands for whatever `build` depends on.
 */
export async function readWholeList<Table extends keyof Schema, Row extends object>(
  db: Database,
  table: Table,
  key: string,
  build: () => Query<Table, Row>,
  page: PageInput,
): Promise<Page<Row>> {
  const { sharing } = db;
  if (sharing?.see.has(table)) return readVisibleList(db, sharing, table, key, build, page);
  const statement = readyPage(isDeep(page) ? `${key} deep` : key, () => pageFor(page)(build(), page, tallyOfTenant(table)));
  const { rows } = await db.executeQuery<Row & { total: string }>({ ...statement, parameters: turnedTo(page, statement) });
  if (rows.length === 0) return readPage(build(), page);
  return { rows, total: Number(rows[0]!.total) };
}
