import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { countedUpTo } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import type { PageInput, Query } from '../list/page-query.ts';
import { countedFor, type Total } from '../list/read-page.ts';
import { searchFewVisible } from '../sharing/search-visible.ts';
import type { Value } from '../list/tally.ts';

/** Beyond this many it is cheaper to walk the list in its order and test each row. */
const mostNamed = countedUpTo;

/** What columns are to hold. */
type Values = readonly (readonly [column: string, value: Value])[];

export interface Search {
  column: string;
  text: string;
  /** The records that were found; null when they are too many to name them. */
  ids: string[] | null;
  /** Records found by their name in the user's language. */
  translated: string[];
}

/**
 * Looks for records whose columns contain the texts, through the indexes that `app.searchable` made.
 * A name is found as it was written and as the user reads it. Whoever narrows the list by values of columns
 * as well says so here too: what a search names is then what the list shows.
 */
export function searchColumns(
  db: Database,
  table: keyof Schema,
  texts: Readonly<Record<string, string | undefined>>,
  language: Language,
  values: Values = [],
): Promise<Search[]> {
  const given = Object.entries(texts).flatMap(([column, text]) => (text ? [{ column, text }] : []));
  return Promise.all(
    given.map(async ({ column, text }) => {
      const isTranslated = column === 'name' && language !== defaultLanguage;
      const [ids, translated] = await Promise.all([
        searchColumn(db, table, column, text, values),
        isTranslated ? searchTranslations(db, table, text, language) : [],
      ]);
      return { column, text, ids, translated };
    }),
  );
}

async function searchColumn(db: Database, table: keyof Schema, column: string, text: string, values: Values): Promise<string[] | null> {
  const few = await searchFewVisible(db, table, sql`${contains(column, text)} and ${whereEqual(table, values)}`);
  if (few) return few;
  const given = JSON.stringify(Object.fromEntries(values));
  const { rows } = await sql<{ ids: string[] | null }>`
    select app.search(${table}::regclass, ${column}, ${text}, ${given}, ${mostNamed}) as ids`.execute(db);
  return rows[0]!.ids;
}

async function searchTranslations(db: Database, table: keyof Schema, text: string, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('translation').select('record_id')
    .where('table_name', '=', table).where('language', '=', language).where(contains('name', text))
    // A record that the person does not see is not found by its translation either.
    .where(sql<boolean>`exists (select from ${sql.table(table)} r where r.id = translation.record_id)`)
    .limit(mostNamed)
    .execute();
  return rows.map((row) => row.record_id);
}

/** How many rows a list has that is narrowed by one search, where that is known without counting. */
export function totalOf({ ids, translated }: Search, page: PageInput): Total | undefined {
  if (translated.length > 0) return undefined;
  if (ids) return { rows: sql`select ${ids.length}::bigint`, upTo: Infinity };
  return countedFor(page) > mostNamed ? undefined : { rows: sql`select ${mostNamed + 1}::bigint`, upTo: mostNamed };
}

/** Keeps only the records that every search found. */
export function whereFound<Tables extends keyof Schema, Row>(query: Query<Tables, Row>, table: Tables, searches: readonly Search[]): Query<Tables, Row> {
  const id = sql.ref(`${table}.id`);
  return searches.reduce((narrowed, { column, text, ids, translated }) => {
    if (ids) return narrowed.where(sql<boolean>`${id} = any(${[...ids, ...translated]}::bigint[])`);
    return narrowed.where(sql<boolean>`(${contains(`${table}.${column}`, text)} or ${id} = any(${translated}::bigint[]))`);
  }, query);
}

/** Keeps only the records with these values. */
export const whereEqual = (table: keyof Schema, values: Values) =>
  sql<boolean>`${sql.join([sql`true`, ...values.map(([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${value}`)], sql` and `)}`;

/** Letter case aside; `%` and `_` are ordinary characters. */
export const contains = (text: string | Expression<string>, part: string) =>
  sql<boolean>`position(lower(${part}) in lower(${typeof text === 'string' ? sql.ref(text) : text})) > 0`;
