import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { tableTitle } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';
import { lockEditable } from '../sharing/lock-editable.ts';

/** Deletes a record that nothing refers to; otherwise says where it is used. Foreign keys know that. */
export async function deleteUnused(db: Database, table: keyof Schema, id: string, language: Language = defaultLanguage): Promise<void> {
  // The row stays locked until the end, so no transaction starts to use it in between.
  await lockEditable(db, table, id);
  await assertUnused(db, table, [id], language);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}

/** Says where any of the records is used; silent if none is. */
export async function assertUnused(db: Database, table: keyof Schema, ids: readonly string[], language: Language): Promise<void> {
  const { rows: uses } = await sql<{ table_name: string; uses: string }>`select * from app.uses_of(${table}::regclass, ${ids}::bigint[])`.execute(db);
  if (uses.length === 0) return;
  const places = uses.map((use) => `${titleOf(use.table_name, language)} (${use.uses})`).join(language === 'ZHS' ? '、' : ', ');
  throw new AppError(409, 'error.inUse', { params: { uses: places } });
}

/** Within a sentence, so English titles lose their capital. */
const titleOf = (table: string, language: Language) => tableTitle(table)?.[language].toLowerCase() ?? table;
