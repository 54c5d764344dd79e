import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import type { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** Of one text alone, so that two people who change different texts of a page do not disturb each other. */
export async function saveText(
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

export const restoreAllTexts = (db: Database) =>
  sql`update language_pack set texts = '{}' where texts <> '{}'`.execute(db);
