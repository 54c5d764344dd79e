import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { listPageOf } from '@edp/contract/kernel/record/noun.ts';
import { type languagePack, mostCounted } from '@edp/contract/modules/language-pack/language-pack.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

const translated = nounsWith('translated');

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
  return translated.map((noun) => ({
    noun: noun.name,
    title: noun.title[language],
    url: listPageOf(noun),
    missing: missing.get(noun.name) ?? 0,
  }));
}
