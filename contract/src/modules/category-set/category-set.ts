import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Id, requiredId, Saved, State } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { batchCalls, deleteCall, saveCall, translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  choiceField,
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  enabledStateField,
  nameField,
  remarkField,
  sourceField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';
import { categorySetNoun } from './category-set.noun.ts';

/** Every tenant has these two: materials take their category and their type from them. */
export const systemCategorySets = { materialCategory: 'PRO_BASE_CLASS', materialType: 'ITEM_TYPE_CLASS' } as const;

export const categorySetFields = restrictable('categorySet', {
  code: viewed(codeField(20, 'categorySet.codeRequired'), {
    label: { ZHS: '分类集编码', ENG: 'Set code' },
    list: { width: 144 },
  }),
  name: viewed(nameField(50, 'categorySet.nameRequired'), { label: { ZHS: '分类集名称', ENG: 'Set name' } }),
  type: viewed(
    { ...choiceField(1, 2, 3), isRequired: true as const },
    {
      label: { ZHS: '类型', ENG: 'Type' },
      initial: 1,
      words: [
        { value: 1, text: { ZHS: '商品', ENG: 'Goods' }, key: 'goods' },
        { value: 2, text: { ZHS: '客户', ENG: 'Customer' }, key: 'customer' },
        { value: 3, text: { ZHS: '资产', ENG: 'Asset' }, key: 'asset' },
      ],
    },
  ),
  state: enabledStateField(),
  source: sourceField(),
  editable: editableField(),
  remark: viewed(remarkField(500), { list: { isHidden: true, width: 180, wraps: true } }),
  /** Always 0: what has been deleted is gone. */
  isDeleted: computedField(z.literal(0)),
  createdName: creatorField(),
  createTime: createdTimeField(),
});

const CategorySet = rowOf(categorySetFields);
export type CategorySet = z.output<typeof CategorySet>;

const filters = ['type', 'name'] as const;

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

export const categorySetRecord = defineRecord({
  noun: categorySetNoun,
  fields: categorySetFields,
  calls: categorySet,
  key: 'code',
  taken: 'categorySet.codeTaken',
  filters,
  form: ['code', 'name', 'type', 'state', 'remark'],
  one: { ZHS: '分类集', ENG: 'category set' },
  empty: {
    title: { ZHS: '还没有分类集', ENG: 'No category sets yet' },
    detail: {
      ZHS: '分类集用一棵分类树给商品、客户或资产归类；先新增分类集，再在其中建立分类。',
      ENG: 'A set sorts goods, customers or assets by a tree of categories. Add a set, then its categories.',
    },
  },
});
