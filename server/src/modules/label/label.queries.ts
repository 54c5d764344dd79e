import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { type label, labelPicture } from '@edp/contract/modules/label/label.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { type GivenRows, nameIn, readTranslations, saveTranslations } from '../../kernel/record/translations.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import { nest } from '../../kernel/tree/nest.ts';
import { readNodes } from '../../kernel/tree/read-nodes.ts';
import { lockSet, lockTreeOf, assertPlace } from '../../kernel/tree/tree.ts';
import { requireFile } from '../../kernel/files/require-file.ts';
import { labelTree } from './label-tree.ts';

type Input<Name extends keyof typeof label> = ParsedOf<(typeof label)[Name]>;

/** Only a root says whether one or several of its children may be chosen. */
const isRadioOf = (table: string) =>
  sql<0 | 1 | null>`case when ${sql.ref(`${table}.parent_id`)} is null then ${sql.ref(`${table}.radio`)}::int end`;

const columnsIn = (language: Language) =>
  [
    'label.id',
    'label.parent_id as parentId',
    'label.version',
    nameIn('label', language),
    'label.code',
    'label.sort',
    isRadioOf('label').as('isRadio'),
  ] as const;

export async function readLabelTree(db: Database, { labelSetId: setId, ...part }: Input<'tree'>, language: Language) {
  assertFound(await db.selectFrom('label_set').select('id').where('id', '=', setId).executeTakeFirst());
  const selection = { part, columns: sql`${isRadioOf('n')} as "isRadio"`, where: sql<boolean>`true` };
  return readNodes<{ isRadio: 0 | 1 | null }>(db, labelTree, setId, language, selection);
}

/** The enabled label sets for one kind of records, each with its labels. */
export async function readLabelSets(db: Database, useObject: string, language: Language) {
  const sets = await db
    .selectFrom('label_set')
    .select(['label_set.id', nameIn('label_set', language)])
    .where('use_object', '=', useObject)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .execute();
  const labels = await db
    .selectFrom('label')
    .select([...columnsIn(language), 'label.label_set_id as labelSetId'])
    .where(sql<boolean>`label.label_set_id = any(${sets.map(({ id }) => id)}::bigint[])`)
    .orderBy('label.sort')
    .orderBy('label.id')
    .execute();
  const roots = Map.groupBy(nest(labels), ({ labelSetId }) => labelSetId);
  const rootsOf = (id: string) =>
    (roots.get(id) ?? []).map(({ isRadio, children = [], ...root }) => ({ ...root, isRadio: isRadio ?? 0, children }));
  return sets.map((set) => ({ ...set, roots: rootsOf(set.id) }));
}

export async function readLabelsByIds(db: Database, ids: readonly string[], language: Language) {
  const rows = await db
    .selectFrom('label')
    .select(columnsIn(language))
    .where(
      sql<boolean>`label.id in (select id from label where id = any(${ids}::bigint[]) union select parent_id from label where id = any(${ids}::bigint[]))`,
    )
    .orderBy('label.label_set_id')
    .orderBy('label.sort')
    .orderBy('label.id')
    .execute();
  return nest(rows);
}

/** The label as it was written. */
export async function findLabel(db: Database, id: string) {
  const row = await db
    .selectFrom('label')
    .innerJoin('label_set', 'label_set.id', 'label.label_set_id')
    .select([
      'label.id',
      'label.version',
      'label.name',
      'label.code',
      'label.sort',
      isRadioOf('label').as('isRadio'),
      'label.picture_file_id as pictureFileId',
      sql<string>`coalesce(label.parent_id::text, '')`.as('parentId'),
      'label.label_set_id as labelSetId',
      'label_set.name as labelSetName',
    ])
    .where('label.id', '=', id)
    .executeTakeFirst();
  return assertFound(row);
}

export async function saveLabel(
  db: Database,
  { id, version, ...fields }: Input<'save'>,
  current: (id: string) => Promise<unknown>,
) {
  if (id === undefined) return addLabel(db, fields);
  const { setId, parentId } = await lockTreeOf(db, labelTree, id);
  await lockForUpdate(db, 'label', id, version, () => current(id));
  const parent = fields.parentId ?? parentId;
  if (parent !== parentId) await assertPlace(db, labelTree, setId, parent, id);
  const values = await valuesOf(db, fields, parent);
  await db
    .updateTable('label')
    .set({ ...values, parent_id: parent })
    .where('id', '=', id)
    .execute();
  return { id };
}

type Fields = Omit<Input<'save'>, 'id' | 'version'>;

async function addLabel(db: Database, fields: Fields) {
  const { labelSetId, parentId = null } = fields;
  if (labelSetId === undefined) throw invalid('label.setRequired', 'labelSetId');
  await lockSet(db, labelTree, labelSetId);
  await assertPlace(db, labelTree, labelSetId, parentId);
  const values = await valuesOf(db, fields, parentId);
  return db
    .insertInto('label')
    .values({ ...values, label_set_id: labelSetId, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function valuesOf(db: Database, { name, code, sort, isRadio, labelPicUrl }: Fields, parentId: string | null) {
  if (parentId === null && isRadio === undefined) throw invalid('label.isRadioRequired', 'isRadio');
  if (parentId !== null && isRadio === 1) throw invalid('label.isRadioRootOnly', 'isRadio');
  await requireFile(db, labelPicUrl, labelPicture, 'labelPicUrl');
  return { name, code, sort, radio: isRadio === 1, picture_file_id: labelPicUrl ?? null };
}

export async function labelTranslations(db: Database, id: string) {
  const { name } = await findLabel(db, id);
  return readTranslations(db, 'label', id, { name, remark: '' });
}

export async function translateLabel(db: Database, rows: GivenRows) {
  await findLabel(db, rows[0]!.parentId);
  await saveTranslations(db, 'label', rows, 'label.nameRequired', (id, { name }) =>
    db.updateTable('label').set({ name }).where('id', '=', id).execute(),
  );
}
