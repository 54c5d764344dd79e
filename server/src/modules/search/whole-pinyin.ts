import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { searchTable } from '../../kernel/search/search.ts';
import { readingsOf } from './syllables.ts';

/** So many names with the same initials are looked through for a word. */
const mostNames = 2000;

/**
 * The word that letters are the whole pinyin of, as most names among the tenant's records have it: `zhoucheng` is 轴承.
 * Nothing is stored for that: names with the same initials are found by their index, and of these the word is read that
 * has the right characters. Undefined where there is none.
 */
export async function wordOf(
  db: Database,
  tables: readonly (keyof Schema)[],
  keyword: string,
): Promise<string | undefined> {
  const readings = await readingsOf(keyword);
  if (readings.length === 0) return undefined;
  const searched = await withInitials(db, tables);
  for (const { initials, pattern } of readings) {
    const counts = new Map<string, number>();
    const found = await Promise.all(searched.map((table) => wordsIn(db, table, initials, pattern)));
    for (const { word, hits } of found.flat()) counts.set(word, (counts.get(word) ?? 0) + hits);
    const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
    if (best) return best[0];
  }
  return undefined;
}

/** The tables whose names are found by their initials. */
async function withInitials(db: Database, tables: readonly (keyof Schema)[]): Promise<(keyof Schema)[]> {
  const { rows } = await sql<{ name: keyof Schema }>`
    select name from unnest(${tables}::text[]) name
     where (app.search_index(name::regclass)).fields @> array['name', 'initials']::name[]`.execute(db);
  return rows.map(({ name }) => name);
}

async function wordsIn(db: Database, table: keyof Schema, initials: string, pattern: string) {
  const ids = await searchTable(db, table, { columns: ['name'], text: initials }, [], defaultLanguage);
  if (ids?.length === 0) return [];
  const isCandidate = ids ? sql`id = any(${ids}::bigint[])` : sql`position(${initials} in initials) > 0`;
  const { rows } = await sql<{ word: string; hits: number }>`
    select word, count(*)::int as hits
      from (select substring(name from ${pattern}) as word
              from (select name from ${sql.table(table)} where ${isCandidate} limit ${mostNames}) candidate) found
     where word is not null group by word`.execute(db);
  return rows;
}
