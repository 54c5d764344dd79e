import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';
import type { Database } from './database/tenant-database.ts';
import { deepPageQuery, isDeep, offsetOf, type PageInput, pageQuery, type Query } from './page-query.ts';
import { readVisibleList } from './sharing/read-visible-list.ts';

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
  const rows = await pageFor(page)(query, page, knownTotal ?? countOf(query)).execute();
  if (rows.length === 0 && page.pageNo > 1) {
    const { total } = await countOf(query).executeTakeFirstOrThrow();
    return { rows: [], total: Number(total) };
  }
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

const pageFor = (page: PageInput) => (isDeep(page) ? deepPageQuery : pageQuery);

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
  total: Tally<Tables>,
): Promise<Page<Row>> {
  const { sharing } = db;
  if (sharing?.see.has(total.table)) return readVisibleList(db, sharing, total.table, key, build, page);
  const place = isDeep(page) ? `${key} deep` : key;
  const ready = wholeLists.get(place) ?? pageFor(page)(build(), page, total.ofTenant).compile();
  wholeLists.set(place, ready);
  // Limit and offset are the last parameters of the statement.
  const parameters = [...ready.parameters.slice(0, -2), page.pageSize, offsetOf(page)];
  const { rows } = await db.executeQuery<Row & { total: string }>({ ...ready, parameters });
  if (rows.length === 0) return readPage(build(), page, total);
  return { rows, total: Number(rows[0]!.total) };
}

const countOf = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>) =>
  query.clearSelect().clearOrderBy().select(sql<string>`count(*)`.as('total'));

/** The number of rows of a table that the person sees: those of the tenant (see `app.countable`), or of some owners. */
interface Tally<Table extends keyof Schema> extends RawBuilder<string> {
  readonly table: Table;
  /** The same for whoever sees everything. */
  readonly ofTenant: RawBuilder<string>;
}

/**
 * The number of rows with this value in a column (see `app.count_by`). Unknown to a person who does not see all rows:
 * the notes do not say whose they are.
 */
export function tallyBy<Table extends keyof Schema>(db: Database, table: Table, column: keyof Schema[Table] & string, value: string | number | boolean) {
  if (db.sharing?.see.has(table)) return undefined;
  return sql<string>`select coalesce(sum(rows), 0) from tally where table_name = ${`${table}.${column}=${value}`}`;
}

export function tallyOf<Table extends keyof Schema>(table: Table): Tally<Table> {
  const isPublic = sql`coalesce(current_setting(${`app.see_${table}`}, true), '') = ''`;
  const ofTenant = sql<string>`(select coalesce(sum(rows), 0) from tally where table_name = ${table})`;
  const total = sql<string>`select case when ${isPublic} then ${ofTenant} else (select total from app.visible_rows(${table})) end`;
  return Object.assign(total, { table, ofTenant });
}
