import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';

/**
 * A literal, so that the statements of record tables have no parameters of their own; read once for each statement, not
 * for each row.
 */
export const dictionaryId = (key: string) => sql`(select d.id from dictionary d where d.code = ${sql.lit(key)})`;

/** The name of the item in a column in a language; a code that is no item is shown as it is. */
export function itemName(key: string, column: string, language: Language): RawBuilder<string> {
  const name = language === defaultLanguage ? sql`i.name` : sql`coalesce(nullif(i.name_eng, ''), i.name)`;
  return sql<string>`coalesce((select ${name} from dictionary_item i where i.dictionary_id = ${dictionaryId(key)} and i.code = ${sql.ref(column)}), ${sql.ref(column)})`;
}

/** The name of a code that is known, for messages. */
export async function readItemName(db: Database, key: string, code: string, language: Language): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select ${itemName(key, 'given.code', language)} as name from (values (${code}::text)) given (code)`.execute(db);
  return rows[0]!.name;
}

/**
 * Which of the codes are items that can be chosen: enabled ones, and those that the record has already (`isHeld` is
 * asked of `i.code`).
 * They stay locked until the end, so that none is deleted while a record begins to hold it.
 */
export async function usableItems(
  db: Database,
  key: string,
  codes: readonly string[],
  isHeld: RawBuilder<boolean> = sql<boolean>`false`,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select i.code from dictionary_item i
     where i.dictionary_id = ${dictionaryId(key)} and i.code = any(${codes}::text[]) and (i.active or ${isHeld}) for key share of i`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}
