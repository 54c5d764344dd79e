import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { type category, categoryPicture } from '@edp/contract/modules/category/category.ts';
import { sql } from 'kysely';
import { flag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { type GivenRows, readTranslations, saveTranslations } from '../../kernel/record/translations.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import { readNodes } from '../../kernel/tree/read-nodes.ts';
import { lockSet, lockTreeOf, assertPlace } from '../../kernel/tree/tree.ts';
import { requireFile } from '../../kernel/files/require-file.ts';
import { categoryTree } from './category-tree.ts';

type Input<Name extends keyof typeof category> = ParsedOf<(typeof category)[Name]>;

export async function readCategoryTree(
  db: Database,
  { categorySetId, categorySetCode, status, ...part }: Input<'tree'>,
  language: Language,
) {
  if (categorySetId === undefined && !categorySetCode) throw invalid('category.setRequired', 'categorySetId');
  const sets = db.selectFrom('category_set').select('id');
  const { id } = assertFound(
    await (
      categorySetId === undefined ? sets.where('code', '=', categorySetCode) : sets.where('id', '=', categorySetId)
    ).executeTakeFirst(),
  );
  const isWanted = status === undefined ? sql<boolean>`true` : sql<boolean>`n.active = ${status === 1}`;
  return readNodes<{ status: 0 | 1 }>(db, categoryTree, id, language, {
    part,
    columns: sql`n.active::int as status`,
    where: isWanted,
  });
}

/** The category as it was written. */
export async function findCategory(db: Database, id: string) {
  const row = await db
    .selectFrom('category')
    .innerJoin('category_set', 'category_set.id', 'category.category_set_id')
    .select([
      'category.id',
      'category.version',
      'category.name',
      'category.code',
      'category.sort',
      flag('category.active').as('status'),
      'category.picture_file_id as pictureFileId',
      sql<string>`coalesce(category.parent_id::text, '')`.as('parentId'),
      'category.category_set_id as categorySetId',
      'category_set.name as categorySetName',
    ])
    .where('category.id', '=', id)
    .executeTakeFirst();
  return assertFound(row);
}

export async function saveCategory(
  db: Database,
  { id, version, ...fields }: Input<'save'>,
  current: (id: string) => Promise<unknown>,
) {
  if (id === undefined) return addCategory(db, fields);
  const { setId, parentId } = await lockTreeOf(db, categoryTree, id);
  await lockForUpdate(db, 'category', id, version, () => current(id));
  const parent = fields.parentId ?? parentId;
  if (parent !== parentId) await assertPlace(db, categoryTree, setId, parent, id);
  const values = await valuesOf(db, fields);
  await db
    .updateTable('category')
    .set({ ...values, parent_id: parent })
    .where('id', '=', id)
    .execute();
  return { id };
}

type Fields = Omit<Input<'save'>, 'id' | 'version'>;

async function addCategory(db: Database, fields: Fields) {
  const { categorySetId, parentId = null } = fields;
  if (categorySetId === undefined) throw invalid('category.setRequired', 'categorySetId');
  await lockSet(db, categoryTree, categorySetId);
  await assertPlace(db, categoryTree, categorySetId, parentId);
  const values = await valuesOf(db, fields);
  return db
    .insertInto('category')
    .values({ ...values, category_set_id: categorySetId, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function valuesOf(db: Database, { name, code, sort, status, sortPicUrl }: Fields) {
  await requireFile(db, sortPicUrl, categoryPicture, 'sortPicUrl');
  return { name, code, sort, active: status === 1, picture_file_id: sortPicUrl ?? null };
}

export async function categoryTranslations(db: Database, id: string) {
  const { name } = await findCategory(db, id);
  return readTranslations(db, 'category', id, { name, remark: '' });
}

export async function translateCategory(db: Database, rows: GivenRows) {
  await findCategory(db, rows[0]!.parentId);
  await saveTranslations(db, 'category', rows, 'category.nameRequired', (id, { name }) =>
    db.updateTable('category').set({ name }).where('id', '=', id).execute(),
  );
}
