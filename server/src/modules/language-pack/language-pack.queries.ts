import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { languagePack, LanguagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';

type Input<Name extends keyof typeof languagePack> = ParsedOf<(typeof languagePack)[Name]>;
type Texts = Record<string, string>;

const languageColumn = sql<Language>`language`.as('languageType');
const textsColumn = sql<Texts>`texts`.as('texts');

export const countOwnTexts = (db: Database) =>
  db
    .selectFrom('language_pack')
    .select([
      'function_name as functionName',
      languageColumn,
      sql<number>`(select count(*)::int from jsonb_object_keys(texts))`.as('overridden'),
    ])
    .where('texts', '<>', sql<never>`'{}'::jsonb`)
    .orderBy('function_name')
    .orderBy('language')
    .execute();

export async function ownTexts(
  db: Database,
  { functionName, languageType }: Input<'texts'>,
): Promise<Record<string, Texts>> {
  let query = db
    .selectFrom('language_pack')
    .select(['function_name', textsColumn])
    .where('language', '=', languageType);
  const functionNames = [functionName ?? []].flat();
  if (functionNames.length) query = query.where('function_name', 'in', functionNames);
  const packs = await query.orderBy('function_name').execute();
  return Object.fromEntries(packs.map((pack) => [pack.function_name, pack.texts]));
}

export async function findLanguagePack(
  db: Database,
  { functionName, languageType }: Input<'detail'>,
): Promise<LanguagePack> {
  const stored = await db
    .selectFrom('language_pack')
    .select(['version', textsColumn])
    .where('function_name', '=', functionName)
    .where('language', '=', languageType)
    .executeTakeFirst();
  return { functionName, languageType, version: stored?.version ?? 0, texts: stored?.texts ?? {} };
}

/**
 * Of two who are the first to change a page, one inserts; the other waits for that and finds a version that is not
 * theirs.
 */
export async function saveLanguagePack(
  db: Database,
  { functionName, languageType, version, texts: values }: Input<'save'>,
): Promise<void> {
  const texts = sql<never>`${JSON.stringify(values)}::jsonb`;
  const added = await db
    .insertInto('language_pack')
    .values({ function_name: functionName, language: languageType, texts })
    .onConflict((conflict) => conflict.constraint('language_pack_page_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return;
  const { id } = await db
    .selectFrom('language_pack')
    .select('id')
    .where('function_name', '=', functionName)
    .where('language', '=', languageType)
    .executeTakeFirstOrThrow();
  await lockForUpdate(db, 'language_pack', id, version, () => findLanguagePack(db, { functionName, languageType }));
  await db.updateTable('language_pack').set({ texts }).where('id', '=', id).execute();
}
