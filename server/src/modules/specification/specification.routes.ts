import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { answerBatch, type Batch, batchIds, type BatchInput, lockBatch, refuseUsed } from '../../kernel/batch/batch.ts';
import { deleteAll, setAllActive } from '../../kernel/batch/batch-handlers.ts';
import { forbidden } from '../../kernel/app-error.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { setActive } from '../../kernel/record/set-active.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { isSkuRecord, setSkuActive } from '../product/variants/sku-batch.ts';
import {
  listChoices,
  listSpecifications,
  matchingSpecifications,
  type SpecificationFilters,
} from './list-specifications.ts';
import { findSpecification, specificationTable } from './read-specifications.ts';
import { readSpecificationTexts, translateSpecification } from './translate-specification.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { assertUnused } from '../../kernel/record/delete-unused.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { lockValues, replaceValues } from './replace-values.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { requireCategories } from '../category/require-categories.ts';
import { type History, recordHistory, referenceColumn } from '../../kernel/record/history.ts';

export const specificationRoutes = bind(
  specification,
  {
    list: (context) => listSpecifications(context),
    detail: (context) => findSpecification(context, context.input.id),
    save: (context) => addSpecification(context),
    update: (context) => updateSpecification(context),
    async setActive(context) {
      const { db, session, input } = context;
      const isSku = await isSkuRecord(db, input.id);
      if (!hasPermission(session, isSku ? 'product.shelf' : 'specification.edit')) throw forbidden();
      return isSku
        ? setSkuActive(context, input.id, input.active)
        : setActive(context, specificationTable, input, input.active === 1);
    },
    delete: (context) => deleteSpecification(context),
    async setActiveBatch(context): Promise<BatchResult> {
      const batch = await lockSpecifications(context);
      await setAllActive(context.db, 'specification', batch.allowed, context.input.active === 1);
      return answerBatch(context, 'specification', batch);
    },
    deleteBatch: (context) => deleteSpecifications(context),
    choices: (context) => listChoices(context),
    translations: (context) => readSpecificationTexts(context),
    translate: (context) => translateSpecification(context),
  },
  {
    specification_name_key: { error: 'specification.nameTaken', field: 'name' },
    specification_value_name_key: { error: 'specification.valueTwice', field: 'specValueList' },
  },
);

/** Deletes a definition unless it, or one of its values, is in use. */
async function deleteSpecification(context: Context<{ id: string }>): Promise<null> {
  const {
    db,
    input: { id },
  } = context;
  await lockEditable(db, 'specification', id);
  const values = (await lockValues(db, [id])).map((value) => value.id);
  await assertUnused(context, 'specification_value', values);
  await assertUnused(context, 'specification', [id]);
  await deleteAll(db, 'specification_value', values);
  return deleteRecord(context, specificationTable, id);
}

const lockSpecifications = async (context: Context<BatchInput<SpecificationFilters>>): Promise<Batch> =>
  lockBatch(
    context,
    'specification',
    await batchIds(context.input, (filters, most) => matchingSpecifications(context, filters, most)),
  );

async function deleteSpecifications(context: Context<BatchInput<SpecificationFilters>>): Promise<BatchResult> {
  const unused = await refuseUsed(context, await lockSpecifications(context), 'specification');
  const values = await lockValues(context.db, unused.allowed);
  const ownerOf = new Map(values.map(({ id, specificationId }) => [id, specificationId]));
  const batch = await refuseUsed(context, unused, 'specification_value', [...ownerOf.keys()], (id) => ownerOf.get(id)!);
  const deleted = new Set(batch.allowed);
  await deleteAll(
    context.db,
    'specification_value',
    values.filter(({ specificationId }) => deleted.has(specificationId)).map(({ id }) => id),
  );
  await deleteAll(context.db, 'specification', batch.allowed);
  return answerBatch(context, 'specification', batch);
}

type Input = ParsedOf<typeof specification.save>;

const requireCategory = (context: Context<Input>, before?: string) =>
  requireCategories(context.db, [
    {
      field: 'productTypeId',
      path: context.input.productTypeId,
      set: productCategorySet,
      gone: 'specification.categoryGone',
      before,
    },
  ]);

/** One transaction for the definition and its values. */
async function addSpecification(context: Context<Input>): Promise<{ id: string }> {
  const { specValueList, ...fields } = context.input;
  await requireCategory(context);
  const saved = await insertRecord(context, specificationTable, fields);
  await replaceValues(context, saved.id, specValueList);
  return saved;
}

async function updateSpecification(context: Context<ParsedOf<typeof specification.update>>): Promise<{ id: string }> {
  const {
    db,
    input: { specValueList, ...fields },
  } = context;
  const { id, version } = fields;
  await lockForUpdate(db, 'specification', id, version, () => findSpecification(context, id));
  const { category_id } = await db
    .selectFrom('specification')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await requireCategory(context, category_id);
  await updateRecord(context, specificationTable, fields);
  await replaceValues(context, id, specValueList);
  return { id };
}

export const specificationHistory: History = {
  ...recordHistory(specificationTable, { category_id: referenceColumn('productTypeId', 'category') }),
  rows: { specification_value: { name: 'specValueList', sortName: 'specValueSort' } },
};
