import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { specification } from '@edp/contract/modules/specification/specification.ts';
import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { requireCategories } from '../category/require-categories.ts';
import { findSpecification } from './read-specifications.ts';
import { replaceValues } from './replace-values.ts';
import { specificationTable } from './specification-table.ts';

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
export async function addSpecification(context: Context<Input>): Promise<{ id: string }> {
  const { specValueList, ...fields } = context.input;
  await requireCategory(context);
  const saved = await insertRecord(context, specificationTable, fields);
  await replaceValues(context, saved.id, specValueList);
  return saved;
}

export async function updateSpecification(
  context: Context<ParsedOf<typeof specification.update>>,
): Promise<{ id: string }> {
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
