import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { setting, settingFields } from '@edp/contract/modules/setting/setting.ts';
import { notFound } from '../../kernel/app-error.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { listRecords } from '../../kernel/record/list-records.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';

export const settingTable = recordTable('setting', settingFields);

export const settingRoutes = bind(
  setting,
  {
    list: (context) =>
      listRecords(context, settingTable, [['updated_time', 'desc']], {
        ...context.input,
        pageNo: context.input.page,
        pageSize: context.input.limit,
      }),
    detail: (context) => findRecord(context, settingTable, context.input.id),
    save: (context) => {
      const { id, ...fields } = context.input;
      return id === undefined
        ? insertRecord(context, settingTable, withMark(fields))
        : updateSetting(context, { ...fields, id });
    },
    update: (context) => updateSetting(context, context.input),
    delete: deleteSettings,
    deleteBatch: (context) => batchHandlers(settingTable).deleteBatch(context),
  },
  {
    setting_name_key: { error: 'setting.nameTaken', field: 'name' },
    setting_code_key: { error: 'setting.codeTaken', field: 'code' },
  },
);

/** Only categories have a mark. */
const withMark = <Given extends { type: string; code: string }>(input: Given): Given => ({
  ...input,
  code: input.type === 'APPLICATION_CATEGORY' ? input.code : '',
});

async function updateSetting(context: Context, input: ParsedOf<typeof setting.update>) {
  // A module does not become a label: with another type it is another record.
  const existing = await context.db.selectFrom('setting').select('type').where('id', '=', input.id).executeTakeFirst();
  if (existing?.type !== input.type) throw notFound();
  return updateRecord(context, settingTable, withMark(input));
}

/** All of them or none. */
async function deleteSettings(context: Context<ParsedOf<typeof setting.delete>>) {
  const {
    db,
    input: { ids, type },
  } = context;
  const different = [...new Set(ids)];
  const existing = await db
    .selectFrom('setting')
    .select('id')
    .where('id', '=', anyOf(different))
    .where('type', '=', type)
    .execute();
  if (existing.length !== different.length) throw notFound();
  // Always in the same order: two calls that delete the same records would otherwise wait for each other.
  for (const id of different.toSorted()) await deleteUnused(context, 'setting', id);
  return null;
}
