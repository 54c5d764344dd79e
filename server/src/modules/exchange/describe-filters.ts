import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import { type Database, readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Reader } from '../../kernel/exchange/read-rows.ts';
import { readItemName } from '../../kernel/record/dictionary-items.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { exportTexts as texts } from './export.texts.ts';
import type { Export } from './prepare-export.ts';

/** The filters of an export in words: names instead of ids. */
export async function describeFilters(
  { filters, sheet }: Export,
  { kernel, session, language }: Reader,
): Promise<{ title: string; text: string }[]> {
  const db = readingDatabase(kernel.pool, session.tenantId, session.sharing);
  return Promise.all(
    Object.entries(filters).map(async ([name, value]) => {
      const column = sheet.columns.find(({ field, shown }) => field === name || shown === name);
      const title = name === 'keyword' ? texts.keyword[language] : (column?.title[language] ?? name);
      return { title, text: await textOf(db, column, value, language) };
    }),
  );
}

async function textOf(
  db: Database,
  column: SheetColumn | undefined,
  value: unknown,
  language: Reader['language'],
): Promise<string> {
  const choice = column?.choices?.find((each) => String(each.value) === String(value));
  if (choice) return choice.text[language];
  if (isRange(value)) return `${value.from ?? '…'} – ${value.to ?? '…'}`;
  if (column?.dictionary) return readItemName(db, column.dictionary, String(value), language);
  const table = column?.kind === 'path' ? 'category' : nouns.find(({ name }) => name === column?.noun)?.table;
  return table ? namesOf(db, table, [value].flat().map(String)) : [value].flat().join(', ');
}

const isRange = (value: unknown): value is { from?: string; to?: string } =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

/** In the order of the ids, as a path has them. */
async function namesOf(db: Database, table: keyof Schema, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id::text, name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []).join('/');
}
