import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';
import type { Database } from './database/tenant-database.ts';

/** Beyond this many hits it is cheaper to walk the list in its order and test each row. */
const fewHits = 1000;

export interface Search {
  column: string;
  text: string;
  total: number;
  /** The records that were found; null when they are too many to name them. */
  ids: string[] | null;
}

/** Looks for records whose columns contain the texts, through the indexes that `app.searchable` made. */
export function searchColumns(
  db: Database,
  table: keyof Schema,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<Search[]> {
  const given = Object.entries(texts).flatMap(([column, text]) => (text ? [{ column, text }] : []));
  return Promise.all(given.map(({ column, text }) => searchColumn(db, table, column, text)));
}

async function searchColumn(db: Database, table: string, column: string, text: string): Promise<Search> {
  const lookup = sql.raw(`app.search_${table}_${column}`);
  const { rows } = await sql<{ total: string; ids: string[] | null }>`
    select total, ids from ${lookup}(${text}, ${fewHits})`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return { column, text, total, ids: total === 0 ? [] : (rows[0]?.ids ?? null) };
}

/** How many records the searches found, where that is known without counting. */
export const totalOf = (searches: readonly Search[]) =>
  searches.length === 1 ? sql<string>`select ${searches[0]!.total}::bigint` : undefined;

/** Keeps only the records that every search found. */
export function foundBy<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  table: Tables,
  searches: readonly Search[],
): SelectQueryBuilder<Schema, Tables, Row> {
  return searches.reduce(
    (narrowed, { column, text, ids }) =>
      narrowed.where(
        ids
          ? sql<boolean>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`
          : sql<boolean>`position(lower(${text}) in lower(${sql.ref(`${table}.${column}`)})) > 0`,
      ),
    query,
  );
}
