import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Dictionary, dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { listRecords } from '../../kernel/record/list-records.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { dictionaryTable } from './dictionary-table.ts';

/** The items of each dictionary, in their order, with one statement. */
async function readItems(db: Database, ids: readonly string[]): Promise<(id: string) => DictionaryItem[]> {
  const { rows } = await sql<DictionaryItem & { dictionaryId: string }>`
    select id, dictionary_id as "dictionaryId", code, name, name_eng as "nameEng", active::int as active, source
      from dictionary_item where dictionary_id = any(${ids}::bigint[]) order by sort_order, id`.execute(db);
  const items = Map.groupBy(rows, ({ dictionaryId }) => dictionaryId);
  return (id) => (items.get(id) ?? []).map(({ dictionaryId: _dictionaryId, ...item }) => item);
}

export async function listDictionaries(context: Context<ParsedOf<typeof dictionary.list>>): Promise<Page<Dictionary>> {
  const page = await listRecords(context, dictionaryTable, [['source', 'asc']], context.input);
  const itemsOf = await readItems(
    context.db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, itemList: itemsOf(row.id) })) };
}

export async function findDictionary(context: RecordContext, id: string): Promise<Dictionary> {
  const [record, itemsOf] = await together(findRecord(context, dictionaryTable, id), readItems(context.db, [id]));
  return { ...record, itemList: itemsOf(id) };
}

/** A form offers these: the enabled items, and those that were disabled if asked for. */
export async function itemsByKey(
  db: Database,
  { key, withDisabled }: ParsedOf<typeof dictionaryItem.byKey>,
  language: Language,
) {
  const name = language === defaultLanguage ? sql`i.name` : sql`coalesce(nullif(i.name_eng, ''), i.name)`;
  const { rows } = await sql<{ code: string | null; name: string; active: 0 | 1 }>`
    select i.code, ${name} as name, i.active::int as active
      from dictionary d left join dictionary_item i on i.dictionary_id = d.id and (i.active or ${withDisabled === 1})
     where d.code = ${key} order by i.sort_order, i.id`.execute(db);
  if (rows.length === 0) throw invalid('dictionary.unknownKey', 'key');
  return rows.flatMap(({ code, ...item }) => (code === null ? [] : [{ id: code, code, value: code, ...item }]));
}
