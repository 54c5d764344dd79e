import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import type { PageInput, Query } from './page-query.ts';
import { readPage, readWholeList, type Total } from './read-page.ts';
import { whereFound, whereEqual, type Search, searchColumns, totalOf } from '../search/search.ts';
import { tallyBy, type Value } from './tally.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & string;

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
  where?: Readonly<Partial<Record<Column<Table>, Value | undefined>>>;
  /** Whatever else the rows are narrowed by; nobody keeps count of those. */
  also?: ((query: Query<Table, Row>) => Query<Table, Row>) | undefined;
}

/** A page of a table's list as people ask for it, with the cheapest way to its total. */
export async function readList<Table extends keyof Schema, Row extends object>(
  db: Database,
  { table, list = table, language, rows, search = {}, where, also }: Asked<Table, Row>,
  page: PageInput,
): Promise<Page<Row>> {
  const values = Object.entries<Value | undefined>(where ?? {}).filter((entry): entry is [Column<Table>, Value] => entry[1] !== undefined);
  const searches = await searchColumns(db, table, search, language, values);
  if (searches.length === 0 && values.length === 0 && !also) return readWholeList(db, table, `${list} ${language}`, rows, page);
  const query = whereFound(rows(), table, searches).where(whereEqual(table, values));
  return also ? readPage(also(query), page) : readPage(query, page, knownTotal(db, table, searches, values, page));
}

/** A search has looked at the values too, and rows with one value have their tally; anything else must be counted. */
function knownTotal<Table extends keyof Schema>(
  db: Database,
  table: Table,
  [search, ...searches]: readonly Search[],
  [value, ...values]: readonly [Column<Table>, Value][],
  page: PageInput,
): Total | undefined {
  if (search) return searches.length ? undefined : totalOf(search, page);
  const rows = value && values.length === 0 ? tallyBy(db, table, ...value) : undefined;
  return rows && { rows, upTo: Infinity };
}
