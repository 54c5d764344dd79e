import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { dictionaryName } from '@edp/contract/modules/dictionary.ts';
import type { labelSet } from '@edp/contract/modules/label-set.ts';
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
import { labelTree } from '../label/label-tree.ts';

type Input<Name extends keyof typeof labelSet> = ParsedOf<(typeof labelSet)[Name]>;

const labelSets = (db: Database, language: Language) =>
  db.selectFrom('label_set').select([
    'label_set.id',
    'label_set.version',
    nameIn('label_set', language),
    'label_set.use_object as useObj',
    state('label_set.active').as('state'),
    sql<1 | 2>`label_set.source`.as('source'),
    'label_set.owner_id as ownerId',
    'label_set.remark',
    creatorOf('label_set').as('createdName'),
    'label_set.created_time as createTime',
  ]);

export const useObjectName = (code: string, language: Language) => dictionaryName('edp_label_useobj', code, language);

export function listLabelSets(db: Database, { name, ...page }: Input<'list'>, language: Language) {
  const rows = () => labelSets(db, language).orderBy('label_set.source').orderBy('label_set.id', 'desc');
  return readList(db, { table: 'label_set', language, rows, search: { name } }, page);
}

/** The set as it was written: a translated name would be saved over the original. */
export async function findLabelSet(db: Database, id: string) {
  return assertFound(await labelSets(db, defaultLanguage).where('label_set.id', '=', id).executeTakeFirst());
}

export async function saveLabelSet(db: Database, { id, version, ...fields }: Input<'save'>, current: (id: string) => Promise<unknown>) {
  const { name, remark } = fields;
  const values = { name, remark, use_object: fields.useObj, active: fields.state === 1 };
  if (id === undefined) return db.insertInto('label_set').values(values).returning('id').executeTakeFirstOrThrow();
  await lockForUpdate(db, 'label_set', id, version, () => current(id));
  await assertNotSystem(db, 'label_set', id);
  await db.updateTable('label_set').set(values).where('id', '=', id).execute();
  return { id };
}

export async function copyLabelSet(db: Database, { sourceId, name }: Input<'copy'>) {
  const source = await db.selectFrom('label_set').select(['use_object', 'remark']).where('id', '=', sourceId).executeTakeFirst();
  if (!source) throw invalid('labelSet.sourceGone', 'sourceId');
  const copy = await db.insertInto('label_set').values({ ...source, name }).returning('id').executeTakeFirstOrThrow();
  await copyTree(db, labelTree, sourceId, copy.id);
  return copy;
}

export async function switchLabelSet(db: Database, { id, state: wanted }: Input<'disable'>) {
  await assertNotSystem(db, 'label_set', id);
  await db.updateTable('label_set').set({ active: wanted === 1 }).where('id', '=', id).execute();
}

export async function deleteLabelSet(db: Database, id: string, language: Language) {
  await assertNotSystem(db, 'label_set', id);
  await deleteTree(db, labelTree, id, language);
  await deleteUnused(db, 'label_set', id, language);
  await deleteTranslations(db, 'label_set', id);
}

export async function labelSetTranslations(db: Database, id: string) {
  const { name, remark } = await findLabelSet(db, id);
  return readTranslations(db, 'label_set', id, { name, remark });
}

export async function translateLabelSet(db: Database, rows: GivenRows) {
  const now = await findLabelSet(db, rows[0]!.parentId);
  await saveTranslations(db, 'label_set', rows, 'labelSet.nameRequired', async (id, { name, remark }) => {
    if (name === now.name && remark === now.remark) return;
    await assertNotSystem(db, 'label_set', id);
    await db.updateTable('label_set').set({ name, remark }).where('id', '=', id).execute();
  });
}
