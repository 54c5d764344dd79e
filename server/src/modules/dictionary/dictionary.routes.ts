import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { dictionaryTable } from './dictionary-table.ts';
import { findDictionary, itemsByKey, listDictionaries } from './read-dictionaries.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { replaceItems } from './replace-items.ts';

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
