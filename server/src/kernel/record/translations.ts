import { defaultLanguage, type Language, languages } from '@edp/contract/kernel/language.ts';
import type { MultilingualRow, multilingualRows } from '@edp/contract/kernel/record/multilingual.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { anyOf } from './columns.ts';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { invalid } from '../app-error.ts';
import { lockEditable } from '../sharing/lock-editable.ts';

type Row = z.output<typeof MultilingualRow>;
export type GivenRows = z.output<typeof multilingualRows>;

/** The texts of a record in the language it was written in. */
interface Original {
  name: string;
  remark: string;
}

/** One row per language; the first is the record itself. */
export async function readTranslations(
  db: Database,
  table: keyof Schema,
  id: string,
  original: Original,
): Promise<Row[]> {
  const stored = await db
    .selectFrom('translation')
    .select(['id', 'language', 'name', 'remark'])
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .execute();
  return languages.map((type) => {
    if (type === defaultLanguage) return { id: '', type, ...original, parentId: id };
    const row = stored.find((each) => each.language === type);
    return { id: row?.id ?? '', type, name: row?.name ?? '', remark: row?.remark ?? '', parentId: id };
  });
}

/** Stores what was given for other languages than the original's. */
async function writeTranslations(db: Database, table: keyof Schema, rows: GivenRows): Promise<void> {
  for (const row of rows) {
    if (row.type === defaultLanguage) continue;
    const values = { name: row.name, remark: row.remark };
    await db
      .insertInto('translation')
      .values({ table_name: table, record_id: row.parentId, language: row.type, ...values })
      .onConflict((conflict) => conflict.constraint('translation_record_key').doUpdateSet(values))
      .execute();
  }
}

/**
 * Stores what a record, one that the person may change, is called in every language. What it is called in
 * the language it was written in is the record's own: `writeOriginal` puts it there.
 */
export async function saveTranslations(
  db: Database,
  table: keyof Schema,
  rows: GivenRows,
  nameRequired: MessageKey,
  writeOriginal: (id: string, original: Original) => Promise<unknown>,
): Promise<void> {
  const original = rows.find((row) => row.type === defaultLanguage);
  if (original?.name === '') throw invalid(nameRequired, `${rows.indexOf(original)}.name`);
  for (const id of new Set(rows.map((row) => row.parentId))) await lockEditable(db, table, id);
  if (original) await writeOriginal(original.parentId, original);
  await writeTranslations(db, table, rows);
}

/** The English name of a record that the product brings along. */
export const addEnglishName = (db: Database, table: keyof Schema, id: string, name: string) =>
  db.insertInto('translation').values({ table_name: table, record_id: id, language: 'ENG', name }).execute();

/** Of one record, or of many at once. */
export const deleteTranslations = (db: Database, table: keyof Schema, ids: string | readonly string[]) =>
  db
    .deleteFrom('translation')
    .where('table_name', '=', table)
    .where('record_id', '=', anyOf([ids].flat()))
    .execute();

/** The name of a record in a language, for a select: the translation where there is one. */
export const nameIn = (table: keyof Schema, language: Language) => translatedName(table, language).as('name');

export function translatedName(table: keyof Schema, language: Language) {
  const original = sql<string>`${sql.ref(`${table}.name`)}`;
  if (language === defaultLanguage) return original;
  const translated = sql<string>`(select nullif(t.name, '') from translation t
    where t.table_name = ${table} and t.record_id = ${sql.ref(`${table}.id`)} and t.language = ${language})`;
  return sql<string>`coalesce(${translated}, ${original})`;
}
