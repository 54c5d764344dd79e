import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type brand, brandPicture } from '@edp/contract/modules/brand.ts';
import { sql } from 'kysely';
import { creatorOf, flag, fromFlag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { deleteTranslations, type GivenRows, nameIn, readTranslations, saveTranslations } from '../../kernel/record/translations.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { requireFile } from '../file/file.queries.ts';

type Input<Name extends keyof typeof brand> = ParsedOf<(typeof brand)[Name]>;

const brands = (db: Database, language: Language) =>
  db.selectFrom('brand').select([
    'brand.id',
    'brand.version',
    'brand.code',
    nameIn('brand', language),
    flag('brand.active').as('active'),
    'brand.sort_order as sortOrder',
    'brand.picture_file_id as pictureFileId',
    'brand.description',
    sql<1 | 2>`brand.source`.as('source'),
    'brand.owner_id as ownerId',
    creatorOf('brand').as('createdName'),
    'brand.created_time as createTime',
    'brand.updated_time as updatedTime',
  ]);

export function listBrands(db: Database, { name, code, active, ...page }: Input<'list'>, language: Language) {
  const rows = () => brands(db, language).orderBy('brand.sort_order').orderBy('brand.id');
  return readList(db, { table: 'brand', language, rows, search: { name, code }, where: { active: fromFlag(active) } }, page);
}

/** The brand as it was written: a translated name would be saved over the original. */
export async function findBrand(db: Database, id: string) {
  return assertFound(await brands(db, defaultLanguage).where('brand.id', '=', id).executeTakeFirst());
}

export const brandOptions = (db: Database, language: Language) =>
  db
    .selectFrom('brand').select(['brand.id', nameIn('brand', language)])
    .where('brand.active', '=', true)
    .orderBy('brand.sort_order').orderBy('brand.id').limit(1000)
    .execute();

export async function saveBrand(db: Database, { id, version, ...fields }: Input<'save'>, current: (id: string) => Promise<unknown>) {
  if (id !== undefined) await lockForUpdate(db, 'brand', id, version, () => current(id));
  await requireFile(db, fields.labelPath, brandPicture, 'labelPath');
  const values = {
    code: fields.code,
    name: fields.name,
    active: fields.active === 1,
    sort_order: fields.sortOrder,
    picture_file_id: fields.labelPath ?? null,
    description: fields.description,
  };
  if (id === undefined) return db.insertInto('brand').values(values).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('brand').set(values).where('id', '=', id).execute();
  return { id };
}

/** A brand typed into the product form: whoever types a name that exists wants that brand. */
export async function addBrandByName(db: Database, name: string) {
  const existing = await db.selectFrom('brand').select(['id', 'name']).where('name', '=', name).orderBy('id').executeTakeFirst();
  if (existing) return existing;
  return db
    .insertInto('brand')
    .values({ name, code: sql<string>`'B' || to_char(now(), 'YYYYMMDD') || to_char(nextval('brand_code_number'), 'FM000000')` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

export async function deleteBrand(db: Database, id: string, language: Language) {
  await deleteUnused(db, 'brand', id, language);
  await deleteTranslations(db, 'brand', id);
}

export async function brandTranslations(db: Database, id: string) {
  const { name, description } = await findBrand(db, id);
  return readTranslations(db, 'brand', id, { name, remark: description });
}

export async function translateBrand(db: Database, rows: GivenRows) {
  await findBrand(db, rows[0]!.parentId);
  await saveTranslations(db, 'brand', rows, 'brand.nameRequired', (id, { name, remark }) =>
    db.updateTable('brand').set({ name, description: remark }).where('id', '=', id).execute());
}
