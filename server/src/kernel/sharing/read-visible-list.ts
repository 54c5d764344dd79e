import type { Page } from '@edp/contract/kernel/paging.ts';
import { sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { offsetOf, type PageInput, pageQuery, type Query, readyPage, turnedTo } from '../list/page-query.ts';
import type { Sharing } from './sharing.ts';
import { forgetVisible, freshVisible, lastVisible, notesOf, type Visible } from './visible.ts';

/** In compiled statements this stands where the ids of a request belong. */
const wantedSlot = Symbol('wanted');

/** While others keep changing the table, the page is right but its total may be a moment old. */
const mostAttempts = 3;
const mostPages = 20;
const mostIds = 50;

/**
 * A page of a list without filters for a person who does not see every row. A page that was read
 * before and has not changed is read by its ids. Otherwise, who sees few gets the rows of their
 * owners, sorted; who sees many gets the list in its order without the rows of others.
 */
export async function readVisibleList<Tables extends keyof Schema, Row extends object>(
  db: Database,
  sharing: Sharing,
  table: Tables,
  key: string,
  build: () => Query<Tables, Row>,
  page: PageInput,
  attempt = 1,
): Promise<Page<Row>> {
  const visible = await lastVisible(db, sharing, table);
  if (offsetOf(page) >= visible.total) {
    const { total } = await freshVisible(db, sharing, table);
    if (offsetOf(page) >= total) return { rows: [], total };
  }
  const place = `${key} ${page.pageNo} ${page.pageSize}`;
  const isLast = attempt === mostAttempts;
  const ids = isLast ? undefined : visible.pages.get(place);
  const way = ids ? 'by id' : isFew(visible, page) && !isLast ? 'by owner' : 'in order';
  const wanted = ids ?? visible.owners;
  const statement = readyPage(`${key} ${way}`, () => pageQuery(ways[way](build(), table), page, notesOf(table)));
  const parameters = turnedTo(ids ? { ...page, pageNo: 1 } : page, statement).map((parameter) => (parameter === wantedSlot ? wanted : parameter));
  const { rows } = await db.executeQuery<Row & { total: string }>({ ...statement, parameters });
  // Where the total stands otherwise, the notes do: they say whether what is known still holds.
  const isCurrent = rows.length ? rows[0]!.total === visible.notes : (await freshVisible(db, sharing, table)) === visible;
  if (!isCurrent && !isLast) {
    if (rows.length) forgetVisible(sharing, table);
    return readVisibleList(db, sharing, table, key, build, page, attempt + 1);
  }
  if (isCurrent && !ids && rows.length) keep(visible, place, rows);
  return { rows, total: visible.total };
}

/** Reading and sorting all rows of the owners costs less than walking the list until a page is full. */
const isFew = ({ total, all }: Visible, page: PageInput) => total ** 2 < 2 * (offsetOf(page) + page.pageSize) * all;

type Narrow = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>, table: Tables) => Query<Tables, Row>;

const ways: Readonly<Record<'by id' | 'by owner' | 'in order', Narrow>> = {
  'by id': (query, table) => query.where(sql<boolean>`${sql.ref(`${table}.id`)} = any(${wantedSlot}::bigint[])`),
  // The places of the rows, so that the planner cannot but start from the owners.
  'by owner': (query, table) =>
    query.where(sql<boolean>`${sql.ref(`${table}.ctid`)} = any(array(select ctid from ${sql.table(table)} where owner_id = any(${wantedSlot}::bigint[])))`),
  'in order': (query) => query,
};

function keep({ pages }: Visible, place: string, rows: readonly object[]) {
  const ids = rows.flatMap((row) => ('id' in row && typeof row.id === 'string' ? [row.id] : []));
  if (ids.length < rows.length || ids.length > mostIds) return;
  if (pages.size >= mostPages) pages.clear();
  pages.set(place, ids);
}
