import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';
import type { Database } from './database/tenant-database.ts';
import { searchFewVisible } from './sharing/search-visible.ts';

/** Beyond this many hits it is cheaper to walk the list in its order and test each row. */
const fewHits = 1000;

export interface Search {
  column: string;
  text: string;
  /** How many records were found, where that is known without counting. */
  total: number | undefined;
  /** The records that were found; null when they are too many to name them. */
  ids: string[] | null;
  /** Records found by their name in the user's language. */
  translated: string[];
}

/**
 * Looks for records whose columns contain the texts, through the indexes that `app.searchable` made.
 * A name is found as it was written and as the user reads it.
 */
export function searchColumns(
  db: Database,
  table: keyof Schema,
  texts: Readonly<Record<string, string | undefined>>,
  language: Language,
): Promise<Search[]> {
  const given = Object.entries(texts).flatMap(([column, text]) => (text ? [{ column, text }] : []));
  return Promise.all(
    given.map(async ({ column, text }) => {
      const isTranslated = column === 'name' && language !== defaultLanguage;
      const [{ total, ids }, translated] = await Promise.all([
        searchColumn(db, table, column, text),
        isTranslated ? searchTranslations(db, table, text, language) : [],
      ]);
      return { column, text, ids, translated, total: translated.length === 0 ? total : undefined };
    }),
  );
}

async function searchColumn(db: Database, table: keyof Schema, column: string, text: string) {
  const few = await searchFewVisible(db, table, contains(column, text));
  if (few) return { total: few.length, ids: few };
  const lookup = sql.raw(`app.search_${table}_${column}`);
  const { rows } = await sql<{ total: string; ids: string[] | null }>`
    select total, ids from ${lookup}(${text}, ${fewHits})`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return { total, ids: total === 0 ? [] : (rows[0]?.ids ?? null) };
}

async function searchTranslations(db: Database, table: keyof Schema, text: string, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('translation').select('record_id')
    .where('table_name', '=', table).where('language', '=', language).where(contains('name', text))
    // A record that the person does not see is not found by its translation either.
    .where(sql<boolean>`exists (select from ${sql.table(table)} r where r.id = translation.record_id)`)
    .limit(fewHits)
    .execute();
  return rows.map((row) => row.record_id);
}

/** How many records the searches found, where that is known without counting. */
export function totalOf(searches: readonly Search[]) {
  const [only, ...others] = searches;
  return only?.total === undefined || others.length ? undefined : sql<string>`select ${only.total}::bigint`;
}

/** Keeps only the records that every search found. */
export function foundBy<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  table: Tables,
  searches: readonly Search[],
): SelectQueryBuilder<Schema, Tables, Row> {
  const id = sql.ref(`${table}.id`);
  return searches.reduce((narrowed, { column, text, ids, translated }) => {
    if (ids) return narrowed.where(sql<boolean>`${id} = any(${[...ids, ...translated]}::bigint[])`);
    return narrowed.where(sql<boolean>`(${contains(`${table}.${column}`, text)} or ${id} = any(${translated}::bigint[]))`);
  }, query);
}

/** Letter case aside; `%` and `_` are ordinary characters. */
export const contains = (column: string, text: string) => sql<boolean>`position(lower(${text}) in lower(${sql.ref(column)})) > 0`;
