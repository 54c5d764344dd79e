import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type unit, unitPicture } from '@edp/contract/modules/unit.ts';
import { sql } from 'kysely';
import { creatorOf, flag, fromFlag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { deleteTranslations, type GivenRows, nameIn, readTranslations, saveTranslations } from '../../kernel/record/translations.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { whereFound, searchColumns } from '../../kernel/search/search.ts';
import { requireFile } from '../file/file.queries.ts';

type Input<Name extends keyof typeof unit> = ParsedOf<(typeof unit)[Name]>;

const factor = sql<string>`coalesce(trim_scale(unit.conversion_factor)::text, '')`.as('conversionFactor');

const units = (db: Database, language: Language) =>
  db.selectFrom('unit').select([
    'unit.id',
    'unit.version',
    'unit.code',
    nameIn('unit', language),
    'unit.unit_category as unitCategory',
    flag('unit.active').as('active'),
    'unit.sort_order as sortOrder',
    factor,
    'unit.native_code as nativeCode',
    'unit.picture_file_id as pictureFileId',
    'unit.description',
    sql<1 | 2>`unit.source`.as('source'),
    'unit.owner_id as ownerId',
    creatorOf('unit').as('createName'),
    'unit.created_time as createTime',
    'unit.updated_time as updatedTime',
  ]);

export function listUnits(db: Database, { name, code, unitCategory, active, ...page }: Input<'list'>, language: Language) {
  const rows = () => units(db, language).orderBy('unit.sort_order').orderBy('unit.id');
  return readList(db, { table: 'unit', language, rows, search: { name, code }, where: { unit_category: unitCategory, active: fromFlag(active) } }, page);
}

/** The unit as it was written: a translated name would be saved over the original. */
export async function findUnit(db: Database, id: string) {
  return assertFound(await units(db, defaultLanguage).where('unit.id', '=', id).executeTakeFirst());
}

/** What a form offers: the valid units, of one category or of all. */
export async function unitOptions(db: Database, { unitCategory, name }: Input<'options'>, language: Language) {
  const searches = await searchColumns(db, 'unit', { name }, language);
  const options = db
    .selectFrom('unit').select(['unit.id', 'unit.code', nameIn('unit', language), 'unit.unit_category as unitCategory', factor])
    .where('unit.active', '=', true)
    .$if(unitCategory !== undefined, (all) => all.where('unit.unit_category', '=', unitCategory!))
    .orderBy('unit.sort_order').orderBy('unit.id').limit(10_000);
  return whereFound(options, 'unit', searches).execute();
}

async function valuesOf(db: Database, fields: Input<'save'>) {
  await requireFile(db, fields.labelPath, unitPicture, 'labelPath');
  return {
    code: fields.code,
    name: fields.name,
    unit_category: fields.unitCategory,
    active: fields.active === 1,
    sort_order: fields.sortOrder,
    conversion_factor: fields.conversionFactor ?? null,
    native_code: fields.nativeCode,
    picture_file_id: fields.labelPath ?? null,
    description: fields.description,
  };
}

export async function addUnit(db: Database, fields: Input<'save'>) {
  return db.insertInto('unit').values(await valuesOf(db, fields)).returning('id').executeTakeFirstOrThrow();
}

export async function updateUnit(db: Database, { id, version, ...fields }: Input<'update'>, current: () => Promise<unknown>) {
  await lockForUpdate(db, 'unit', id, version, current);
  await db.updateTable('unit').set(await valuesOf(db, fields)).where('id', '=', id).execute();
  return { id };
}

export async function setUnitActive(db: Database, { id, version, active }: Input<'setActive'>, current: () => Promise<unknown>) {
  await lockForUpdate(db, 'unit', id, version, current);
  await db.updateTable('unit').set({ active: active === 1 }).where('id', '=', id).execute();
}

export async function deleteUnit(db: Database, id: string, language: Language) {
  await deleteUnused(db, 'unit', id, language);
  await deleteTranslations(db, 'unit', id);
}

export async function unitTranslations(db: Database, id: string) {
  const { name, description } = await findUnit(db, id);
  return readTranslations(db, 'unit', id, { name, remark: description });
}

export async function translateUnit(db: Database, rows: GivenRows) {
  await findUnit(db, rows[0]!.parentId);
  await saveTranslations(db, 'unit', rows, 'unit.nameRequired', (id, { name, remark }) =>
    db.updateTable('unit').set({ name, description: remark }).where('id', '=', id).execute());
}
