import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { sql } from 'kysely';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { dictionaryTable } from './dictionary-table.ts';
import { findDictionary, itemsByKey, listDictionaries } from './read-dictionaries.ts';
import { assertFound, invalid, AppError } from '../../kernel/app-error.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { placesOf } from '../../kernel/record/delete-unused.ts';

export const dictionaryRoutes = bind(
  dictionary,
  {
    list: (context) => listDictionaries(context),
    detail: (context) => findDictionary(context, context.input.id),
    save: (context) => saveDictionary(context),
    delete: (context) => deleteDictionary(context),
    ...translationHandlers(dictionaryTable, { remark: 'remark', nameRequired: 'dictionary.nameRequired' }),
  },
  { dictionary_code_key: { error: 'dictionary.codeTaken', field: 'code' } },
);

export const dictionaryItemRoutes = bind(dictionaryItem, {
  byKey: ({ db, input, language }) => itemsByKey(db, input, language),
});

/** One transaction for the dictionary and its items. */
async function saveDictionary(context: Context<ParsedOf<typeof dictionary.save>>): Promise<{ id: string }> {
  const { itemList, id, version, ...fields } = context.input;
  if (id === undefined) {
    const saved = await insertRecord(context, dictionaryTable, fields);
    await replaceItems(context, saved.id, fields.code, itemList);
    return saved;
  }
  await lockForUpdate(context.db, 'dictionary', id, version, () => findDictionary(context, id));
  const before = await context.db
    .selectFrom('dictionary')
    .select(['code', 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (before.source === 1 && before.code !== fields.code) throw invalid('dictionary.codeFixed', 'code');
  await updateRecord(context, dictionaryTable, { ...fields, id, version });
  await replaceItems(context, id, before.code, itemList);
  return { id };
}

/** No field of the product refers to a dictionary of the tenant's own. */
async function deleteDictionary(context: Context<{ id: string }>): Promise<null> {
  const {
    db,
    input: { id },
  } = context;
  const { source } = assertFound(
    await db.selectFrom('dictionary').select('source').where('id', '=', id).executeTakeFirst(),
  );
  if (source === 1) throw invalid('dictionary.builtIn');
  return deleteRecord(context, dictionaryTable, id);
}

type Given = ParsedOf<typeof dictionary.save>['itemList'];

interface StoredItem {
  id: string;
  code: string;
  name: string;
  source: 1 | 2;
}

/** Makes the items of a dictionary exactly these, in this order. An item is told by its code, which it keeps. */
async function replaceItems(context: Context, id: string, key: string, items: Given): Promise<void> {
  const { db } = context;
  const stored = await lockItems(db, id);
  const byId = new Map(stored.map((item) => [item.id, item]));
  for (const [index, item] of items.entries()) {
    const before = item.id === undefined ? undefined : byId.get(item.id);
    if (item.id !== undefined && !before) throw invalid('rule.reference', `itemList.${index}.code`);
    if (before && before.code !== item.code) throw invalid('dictionary.itemCodeFixed', `itemList.${index}.code`);
  }
  const codes = new Set(items.map(({ code }) => code));
  await deleteItems(
    context,
    key,
    stored.filter(({ code }) => !codes.has(code)),
  );
  const rows = JSON.stringify(
    items.map(({ code, name, nameEng, active }, place) => ({
      code,
      name,
      name_eng: nameEng,
      active: active === 1,
      place,
    })),
  );
  const recordset = sql`json_to_recordset(${rows}::json) as g (code text, name text, name_eng text, active boolean, place int)`;
  await sql`
    update dictionary_item i set name = g.name, name_eng = g.name_eng, active = g.active, sort_order = g.place from ${recordset}
     where i.dictionary_id = ${id} and i.code = g.code and (i.name, i.name_eng, i.active, i.sort_order) is distinct from (g.name, g.name_eng, g.active, g.place)`.execute(
    db,
  );
  await sql`
    insert into dictionary_item (dictionary_id, code, name, name_eng, active, sort_order)
    select ${id}::bigint, g.code, g.name, g.name_eng, g.active, g.place from ${recordset}
     where not exists (select from dictionary_item i where i.dictionary_id = ${id} and i.code = g.code) order by g.place`.execute(
    db,
  );
}

/** Until the end, so that no record begins to hold one in between. */
async function lockItems(db: Database, dictionaryId: string): Promise<StoredItem[]> {
  const { rows } =
    await sql<StoredItem>`select id, code, name, source from dictionary_item where dictionary_id = ${dictionaryId} order by id for update`.execute(
      db,
    );
  return rows;
}

/** Dictionaries of the system stay, and those whose code a record holds: `app.dictionary_use` says where. */
async function deleteItems({ db, language }: Context, key: string, gone: readonly StoredItem[]): Promise<void> {
  if (gone.length === 0) return;
  const builtIn = gone.find(({ source }) => source === 1);
  if (builtIn) throw invalid('dictionary.itemBuiltIn', 'itemList', { name: builtIn.name });
  const { rows } = await sql<{ code: string; table: string; count: number }>`
    select code, table_name as table, uses::int as count from app.item_uses(${key}, ${gone.map(({ code }) => code)}::text[])`.execute(
    db,
  );
  const used = gone.find(({ code }) => code === rows[0]?.code);
  if (used) {
    const uses = rows
      .filter(({ code }) => code === used.code)
      .map(({ table, count }) => ({ recordId: used.id, table, count }));
    throw new AppError(409, 'dictionary.itemInUse', {
      field: 'itemList',
      params: { name: used.name, uses: placesOf(uses, language) },
    });
  }
  await sql`delete from dictionary_item where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db);
}
