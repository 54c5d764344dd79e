import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { setting, SettingType } from '@edp/contract/modules/setting.ts';
import { sql } from 'kysely';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound, notFound } from '../../kernel/app-error.ts';

type Input<Name extends keyof typeof setting> = ParsedOf<(typeof setting)[Name]>;

const settings = (db: Database) =>
  db.selectFrom('setting').select([
    'setting.id',
    'setting.version',
    'setting.name',
    sql<SettingType>`setting.type`.as('type'),
    'setting.code',
    'setting.remark',
    'setting.created_time as createTime',
    'setting.updated_time as updatedTime',
  ]);

export function listSettings(db: Database, { type, name, page, limit }: Input<'list'>) {
  const rows = () => settings(db).orderBy('setting.updated_time', 'desc').orderBy('setting.id', 'desc');
  return readList(db, { table: 'setting', language: defaultLanguage, rows, search: { name }, where: { type } }, { pageNo: page, pageSize: limit });
}

export const addSetting = (db: Database, { type, name, code, remark }: Input<'save'>) =>
  db.insertInto('setting').values({ type, name, code: markOf(type, code), remark }).returning('id').executeTakeFirstOrThrow();

export async function updateSetting(db: Database, { id, version, type, name, code, remark }: Input<'update'>) {
  const current = async () => assertFound(await settings(db).where('setting.id', '=', id).executeTakeFirst());
  await lockForUpdate(db, 'setting', id, version, current);
  // A module does not become a label: with another type it is another record.
  if ((await current()).type !== type) throw notFound();
  await db.updateTable('setting').set({ name, code: markOf(type, code), remark }).where('id', '=', id).execute();
  return { id };
}

const markOf = (type: SettingType, code: string) => (type === 'APPLICATION_CATEGORY' ? code : '');

/** All of them or none. */
export async function deleteSettings(db: Database, { ids, type }: Input<'delete'>, language: Language) {
  const different = [...new Set(ids)];
  const known = await db.selectFrom('setting').select('id').where('id', '=', anyOf(different)).where('type', '=', type).execute();
  if (known.length !== different.length) throw notFound();
  // Always in the same order: two who delete the same ones would otherwise wait for each other for ever.
  for (const id of different.toSorted()) await deleteUnused(db, 'setting', id, language);
}
