import { labelled } from '@edp/contract/kernel/language.ts';
import { sheetTitle } from '@edp/contract/sheets.ts';
import type { Caller } from '../../kernel/exchange/read-rows.ts';
import type { Worksheet } from '../../kernel/exchange/xlsx/worksheet.ts';
import { exportTexts as texts } from './export.texts.ts';
import type { Export } from './prepare-export.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import { type Database, readingDatabase } from '../../kernel/database/tenant-database.ts';
import { readItemName } from '../../kernel/record/dictionary-items.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';

/** The second sheet: what the first one is, so that it can still be told next year. */
export function notesOf(exportRequest: Export, caller: Caller, count: number): Worksheet {
  const { language, kernel, session } = caller;
  async function* rows() {
    const filters = await describeFilters(exportRequest, caller);
    yield [
      [texts.what[language], sheetTitle(exportRequest.sheet)[language]],
      [texts.rows[language], count],
      [texts.by[language], session.userName],
      [texts.at[language], timeNow(kernel.config.timeZone)],
      [texts.timeZone[language], kernel.config.timeZone],
      ...(exportRequest.ids ? [[texts.filters[language], texts.chosen[language]]] : []),
      ...(filters.length === 0 && !exportRequest.ids ? [[texts.filters[language], texts.none[language]]] : []),
      ...filters.map(({ title, text }) => [labelled(texts.filters[language], title, language), text]),
      ...sortedBy(exportRequest, caller),
    ];
  }
  return {
    name: texts.notes[language],
    columns: [
      { title: texts.item[language], width: 24, style: 'text' },
      { title: texts.content[language], width: 60, style: 'note' },
    ],
    rows: rows(),
  };
}

function sortedBy({ sort, sheet }: Export, { language }: Caller): string[][] {
  if (!sort) return [];
  const field = sort.replace(/^-/, '');
  const title = sheet.columns.find((column) => column.field === field)?.title[language] ?? field;
  return [[texts.sort[language], `${title} ${texts[sort.startsWith('-') ? 'descending' : 'ascending'][language]}`]];
}

/** `YYYY-MM-DD HH:mm:ss` in a time zone. */
export const timeNow = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date());

/** The filters of an export in words: names instead of ids. */
async function describeFilters(
  { filters, sheet }: Export,
  { kernel, session, language }: Caller,
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
  language: Caller['language'],
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
