import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';
import type { Database } from './database/tenant-database.ts';
import type { PageInput, Query } from './page-query.ts';
import { readPage, readWholeList, type Total } from './read-page.ts';
import { foundBy, searchColumns, totalOf } from './search.ts';
import { tallyBy } from './tally.ts';

type Value = string | number | boolean;

interface Asked<Table extends keyof Schema, Row> {
  table: Table;
  /** Which list, where the table has several. */
  list?: string;
  language: Language;
  /** All rows in their order; depends on nothing but the list and the language. */
  rows: () => Query<Table, Row>;
  /** Texts to look for, by column (see `app.searchable`). */
  search?: Readonly<Record<string, string | undefined>>;
  /** Values to keep to, by column (see `app.count_by`). */
  where?: Readonly<Partial<Record<keyof Schema[Table] & string, Value | undefined>>>;
  /** Whatever else the rows are narrowed by; nobody keeps count of those. */
  also?: ((query: Query<Table, Row>) => Query<Table, Row>) | undefined;
}

/** A page of a table's list as people ask for it, with the cheapest way to its total. */
export async function readList<Table extends keyof Schema, Row extends object>(
  db: Database,
  { table, list = table, language, rows, search = {}, where, also }: Asked<Table, Row>,
  page: PageInput,
): Promise<Page<Row>> {
  const values = Object.entries(where ?? {}).filter((entry): entry is [keyof Schema[Table] & string, Value] => entry[1] !== undefined);
  const searches = await searchColumns(db, table, search, language, Object.fromEntries(values));
  if (searches.length + values.length === 0 && !also) return readWholeList(db, table, `${list} ${language}`, rows, page);
  const query = values.reduce(
    (narrowed, [column, value]) => narrowed.where(sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`),
    foundBy(rows(), table, searches),
  );
  if (also) return readPage(also(query), page);
  return readPage(query, page, searches.length === 1 ? totalOf(searches[0]!, page) : searches.length === 0 ? tallyOfOne(db, table, values) : undefined);
}

/** Rows with one value have their tally; rows with several must be counted. */
function tallyOfOne<Table extends keyof Schema>(db: Database, table: Table, [one, ...others]: readonly [keyof Schema[Table] & string, Value][]): Total | undefined {
  const rows = one && others.length === 0 && tallyBy(db, table, one[0], one[1]);
  return rows ? { rows, upTo: Infinity } : undefined;
}
