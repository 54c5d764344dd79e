import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { readCategoryTree } from '../category/category.queries.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Caller } from '../../kernel/exchange/read-rows.ts';

/** More are typed, not looked for in a drop-down. */
const most = 1000;

/** What a column of a template can be filled with; none where that is anything, or too much for a drop-down. */
export async function choicesOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  column: SheetColumn,
): Promise<readonly string[]> {
  if (column.choices) return column.choices.map(({ text }) => text[language]);
  const found = await namesOf({ db, language }, column);
  return found.length > most ? [] : [...new Set(found)];
}

async function namesOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { dictionary, set, kind, noun }: SheetColumn,
): Promise<string[]> {
  if (dictionary)
    return (await readItems({ db, language }, dictionary)).filter(({ active }) => active).map(({ name }) => name);
  if (set)
    return pathsIn(
      await readCategoryTree(db, { categorySetId: undefined, categorySetCode: set, status: 1 }, language),
      [],
    );
  const table = kind === 'reference' ? nouns.find(({ name }) => name === noun)?.table : undefined;
  if (!table) return [];
  const { rows } = await sql<{
    name: string;
  }>`select ${translatedName(table, language)} as name from ${sql.table(table)} where active order by 1 limit ${most + 1}`.execute(
    db,
  );
  return rows.map((row) => row.name);
}

interface Node {
  name: string;
  children?: readonly Node[];
}

const pathsIn = (nodes: readonly Node[], above: readonly string[]): string[] =>
  nodes.flatMap(({ name, children = [] }) => [[...above, name].join('/'), ...pathsIn(children, [...above, name])]);

/** The items of a dictionary in their order. */
async function readItems(
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
  { kernel, session, language }: Caller,
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
