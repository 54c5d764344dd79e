import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { answerBatch, type Batch, batchIds, type BatchInput, lockBatch, refuseUsed } from '../../kernel/batch/batch.ts';
import { deleteAll } from '../../kernel/batch/batch-handlers.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { assertUnused } from '../../kernel/record/delete-unused.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { matchingSpecifications, type SpecificationFilters } from './list-specifications.ts';
import { lockValues } from './replace-values.ts';
import { specificationTable } from './specification-table.ts';

/** Deletes a definition unless it, or one of its values, is in use. */
export async function deleteSpecification(context: Context<{ id: string }>): Promise<null> {
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

export const lockSpecifications = async (context: Context<BatchInput<SpecificationFilters>>): Promise<Batch> =>
  lockBatch(
    context,
    'specification',
    await batchIds(context.input, (filters, most) => matchingSpecifications(context, filters, most)),
  );

export async function deleteSpecifications(context: Context<BatchInput<SpecificationFilters>>): Promise<BatchResult> {
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
