import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { type languagePack, mostCounted } from '@edp/contract/modules/language-pack/language-pack.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** The nouns whose names are translated; categories and labels are found through the lists of their sets. */
const lists: Readonly<Record<string, string>> = {
  material: '/materialManage',
  product: '/mchManage',
  brand: '/brand',
  unit: '/unit',
  specification: '/specification',
  categorySet: '/categorySet',
  category: '/categorySet',
  labelSet: '/labelSet',
  label: '/labelSet',
  dictionary: '/dictionary',
};
const translated = nouns.filter(({ name }) => name in lists);

/** In one statement. A noun that has far too many is not counted to the end. */
export async function countUntranslated(
  db: Database,
  language: Language,
): Promise<OutputOf<typeof languagePack.untranslated>> {
  const counts = translated.map(
    ({ name, table }) => sql`
    select ${name}::text as noun, (select count(*)::int from (
      select from ${sql.table(table)} r
       where not exists (select from translation t where t.table_name = ${table} and t.record_id = r.id and t.language = 'ENG' and t.name <> '')
       limit ${mostCounted}) lacking) as missing`,
  );
  const { rows } = await sql<{ noun: string; missing: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const missing = new Map(rows.map((row) => [row.noun, row.missing]));
  return translated.map(({ name, title }) => ({
    noun: name,
    title: title[language],
    url: lists[name]!,
    missing: missing.get(name) ?? 0,
  }));
}
