import type { ParsedOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { listPageOf } from '@edp/contract/kernel/record/noun.ts';
import { languagePack, mostCounted } from '@edp/contract/modules/language-pack/language-pack.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { countOwnTexts, findLanguagePack, ownTexts, saveLanguagePack } from './language-pack.queries.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

export const languagePackRoutes = bind(languagePack, {
  overview: async ({ db }) => ({
    languages: languages.map((languageType) => ({ languageType, name: languageNames[languageType] })),
    functions: await countOwnTexts(db),
  }),
  texts: ({ db, input }) => ownTexts(db, input),
  detail: ({ db, input }) => findLanguagePack(db, input),
  async save({ db, input }) {
    await saveLanguagePack(db, input);
    return null;
  },
  async saveText({ db, input }) {
    await saveText(db, input);
    return null;
  },
  async restoreAll({ db }) {
    await restoreAllTexts(db);
    return null;
  },
  untranslated: ({ db, language }) => countUntranslated(db, language),
});

/** Of one text alone, so that two people who change different texts of a page do not disturb each other. */
async function saveText(
  db: Database,
  { functionName, key, ...own }: ParsedOf<typeof languagePack.saveText>,
): Promise<void> {
  for (const language of languages) {
    const text = own[language];
    if (text === '') {
      await sql`update language_pack set texts = texts - ${key}::text where function_name = ${functionName} and language = ${language} and texts ? ${key}`.execute(
        db,
      );
    } else {
      await sql`
        insert into language_pack (function_name, language, texts) values (${functionName}, ${language}, jsonb_build_object(${key}::text, ${text}::text))
        on conflict on constraint language_pack_page_key do update set texts = language_pack.texts || excluded.texts
         where language_pack.texts ->> ${key} is distinct from ${text}`.execute(db);
    }
  }
}

const restoreAllTexts = (db: Database) => sql`update language_pack set texts = '{}' where texts <> '{}'`.execute(db);

const translated = nounsWith('translated');

/** In one statement. A noun that has far too many is not counted to the end. */
async function countUntranslated(
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
