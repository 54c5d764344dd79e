import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { categorySet } from '@edp/contract/modules/category-set.ts';
import { sql } from 'kysely';
import { creatorOf, state } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { deleteTranslations, type GivenRows, nameIn, readTranslations, saveTranslations } from '../../kernel/record/translations.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import { copyTree } from '../../kernel/tree/copy-tree.ts';
import { deleteTree } from '../../kernel/tree/delete-subtree.ts';
import { assertNotSystem } from '../../kernel/tree/assert-not-system.ts';
import { categoryTree } from '../category/category-tree.ts';

type Input<Name extends keyof typeof categorySet> = ParsedOf<(typeof categorySet)[Name]>;

const categorySets = (db: Database, language: Language) =>
  db.selectFrom('category_set').select([
    'category_set.id',
    'category_set.version',
    'category_set.code',
    nameIn('category_set', language),
    sql<1 | 2 | 3>`category_set.type`.as('type'),
    state('category_set.active').as('state'),
    sql<1 | 2>`category_set.source`.as('source'),
    'category_set.owner_id as ownerId',
    'category_set.remark',
    sql<0>`0`.as('isDeleted'),
    creatorOf('category_set').as('createdName'),
    'category_set.created_time as createTime',
  ]);

export function listCategorySets(db: Database, { name, type, ...page }: Input<'list'>, language: Language) {
  const rows = () => categorySets(db, language).orderBy('category_set.source').orderBy('category_set.id', 'desc');
  return readList(db, { table: 'category_set', language, rows, search: { name }, where: { type } }, page);
}

/** The set as it was written: a translated name would be saved over the original. */
export async function findCategorySet(db: Database, id: string) {
  return assertFound(await categorySets(db, defaultLanguage).where('category_set.id', '=', id).executeTakeFirst());
}

export async function saveCategorySet(db: Database, { id, version, ...fields }: Input<'save'>, current: (id: string) => Promise<unknown>) {
  const { code, name, type, remark } = fields;
  const values = { code, name, type, remark, active: fields.state === 1 };
  if (id === undefined) return db.insertInto('category_set').values(values).returning('id').executeTakeFirstOrThrow();
  await lockForUpdate(db, 'category_set', id, version, () => current(id));
  await assertNotSystem(db, 'category_set', id);
  await db.updateTable('category_set').set(values).where('id', '=', id).execute();
  return { id };
}

export async function copyCategorySet(db: Database, { sourceId, name, code }: Input<'copy'>) {
  const source = await db.selectFrom('category_set').select(['type', 'remark']).where('id', '=', sourceId).executeTakeFirst();
  if (!source) throw invalid('categorySet.sourceGone', 'sourceId');
  const copy = await db.insertInto('category_set').values({ ...source, name, code }).returning('id').executeTakeFirstOrThrow();
  await copyTree(db, categoryTree, sourceId, copy.id);
  return copy;
}

export async function switchCategorySet(db: Database, { id, state: wanted }: Input<'disable'>) {
  await assertNotSystem(db, 'category_set', id);
  await db.updateTable('category_set').set({ active: wanted === 1 }).where('id', '=', id).execute();
}

export async function deleteCategorySet(db: Database, id: string, language: Language) {
  await assertNotSystem(db, 'category_set', id);
  await deleteTree(db, categoryTree, id, language);
  await deleteUnused(db, 'category_set', id, language);
  await deleteTranslations(db, 'category_set', id);
}

export async function categorySetTranslations(db: Database, id: string) {
  const { name, remark } = await findCategorySet(db, id);
  return readTranslations(db, 'category_set', id, { name, remark });
}

export async function translateCategorySet(db: Database, rows: GivenRows) {
  const now = await findCategorySet(db, rows[0]!.parentId);
  await saveTranslations(db, 'category_set', rows, 'categorySet.nameRequired', async (id, { name, remark }) => {
    if (name === now.name && remark === now.remark) return;
    await assertNotSystem(db, 'category_set', id);
    await db.updateTable('category_set').set({ name, remark }).where('id', '=', id).execute();
  });
}
