import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Id, requiredId, Saved, State } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { batchCalls, deleteCall, saveCall, translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  choiceField,
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  nameField,
  sourceField,
  stateField,
  textField,
} from '../../kernel/record/record-fields.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';

/** Every tenant has these two: materials take their category and their type from them. */
export const systemCategorySets = { materialCategory: 'PRO_BASE_CLASS', materialType: 'ITEM_TYPE_CLASS' } as const;

export const categorySetFields = restrictable('categorySet', {
  code: codeField(20, 'categorySet.codeRequired'),
  name: nameField(50, 'categorySet.nameRequired'),
  /** 1 goods, 2 customer, 3 asset. */
  type: choiceField(1, 2, 3),
  state: stateField(),
  source: sourceField(),
  editable: editableField(),
  remark: textField(500),
  /** Always 0: what has been deleted is gone. */
  isDeleted: computedField(z.literal(0)),
  createdName: creatorField(),
  createTime: createdTimeField(),
});

const CategorySet = rowOf(categorySetFields);
export type CategorySet = z.output<typeof CategorySet>;

const filters = ['name', 'type'] as const;

export const categorySet = calls('categorySet', 'edp', '/v1/categorySet', {
  ...viewCalls('categorySet', categorySetFields, { list: 'list', detail: 'detail' }, filters),
  ...saveCall('categorySet', categorySetFields, 'saveOrUpdate'),
  /** A new set with a copy of the whole tree: pictures and translations too. */
  copy: post('copy', {
    can: 'categorySet.edit',
    input: inputOf(categorySetFields)
      .pick({ name: true, code: true })
      .extend({ sourceId: requiredId('categorySet.sourceRequired') }),
    output: Saved,
    writes: true,
    bulk: true,
  }),
  disable: post('disable', {
    can: 'categorySet.edit',
    input: z.object({ id: Id, state: State }),
    output: z.null(),
    writes: true,
    sample: ({ id, state }) => ({ id, state }),
  }),
  ...deleteCall('categorySet', 'delete', 'category.deleted'),
  ...batchCalls('categorySet', categorySetFields, filters),
  ...translationCalls(
    'categorySet',
    { translations: 'getMultilingualSetById', translate: 'updateMultilingualSet' },
    'categorySet.remark',
  ),
});
