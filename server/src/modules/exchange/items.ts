import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Reader } from '../../kernel/exchange/read-rows.ts';
import type { Context } from '../../kernel/http/bind.ts';

/** The items of a dictionary in their order. */
export async function readItems(
  { db, language }: Pick<Context, 'db' | 'language'>,
  dictionary: string,
): Promise<{ code: string; name: string; active: boolean }[]> {
  const name = language === defaultLanguage ? sql`i.name` : sql`coalesce(nullif(i.name_eng, ''), i.name)`;
  const { rows } = await sql<{ code: string; name: string; active: boolean }>`
    select i.code, ${name} as name, i.active from dictionary_item i join dictionary d on d.id = i.dictionary_id where d.code = ${dictionary} order by i.sort_order, i.id`.execute(
    db,
  );
  return rows;
}

/** Where a row has the code of an item alone, its name is looked up here. */
export function withItems(
  { kernel, session, language }: Reader,
  columns: readonly SheetColumn[],
): Promise<SheetColumn[]> {
  const db = readingDatabase(kernel.pool, session.tenantId);
  return Promise.all(
    columns.map(async (column) => {
      if (!column.dictionary || column.shown) return column;
      const items = await readItems({ db, language }, column.dictionary);
      return { ...column, choices: items.map(({ code, name }) => ({ value: code, text: { ZHS: name, ENG: name } })) };
    }),
  );
}
