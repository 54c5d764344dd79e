import { z } from 'zod';
import { calls, get, post, recordAsInput } from '../../kernel/call.ts';
import { byId, Id, optionalIds, Saved } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { optionsInput } from '../../kernel/record/options.ts';
import { restrictable, withRight } from '../../kernel/record/field-rights.ts';
import { deleteBatchCall, deleteCall } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  countField,
  createdTimeField,
  creatorField,
  editableField,
  requiredTextField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { filtersOf, rowOf, saveInputOf, sortsOf } from '../../kernel/record/record.ts';
import { goodsGroupNoun } from './goods-group.noun.ts';

/** A group is chosen by hand; more are a category. */
const mostProducts = 5000;

export const goodsGroupRowFields = restrictable(
  'goodsGroup',
  {
    name: viewed(requiredTextField(50, 'goodsGroup.nameRequired'), {
      label: { ZHS: '分组名称', ENG: 'Group name' },
      list: { width: 200 },
    }),
    description: viewed(requiredTextField(100, 'goodsGroup.descriptionRequired'), {
      label: { ZHS: '分组描述', ENG: 'Description' },
      list: { width: 280, grows: true },
    }),
    /** The count of the products that the user sees. */
    productCount: viewed(countField(), { label: { ZHS: '商品数', ENG: 'Products' } }),
    editable: editableField(),
    createdName: creatorField(),
    createTime: viewed(createdTimeField(), { list: { isHidden: true } }),
    updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
  },
  { except: ['name'] },
);

const GoodsGroupRow = rowOf(goodsGroupRowFields);
export type GoodsGroupRow = z.output<typeof GoodsGroupRow>;

/** A product of a group. */
const GroupProduct = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  thumbnailUrl: z.string(),
  priceRange: withRight('material.listPricePerUnit', z.string()),
  /** 1 on the shelf. */
  active: z.literal([0, 1]),
});
export type GroupProduct = z.output<typeof GroupProduct>;

const goodsGroupFields = {
  ...goodsGroupRowFields,
  productList: viewed(computedField(z.array(GroupProduct)), {
    label: { ZHS: '分组商品', ENG: 'Products of the group' },
    column: 'goods',
    sheet: {
      kind: 'text',
      isWritten: true,
      hint: {
        ZHS: '商品编码，多个用“；”隔开。写出的是全部商品；留空则不修改',
        ENG: 'Product codes, separated by “;”: all that the group has. Empty: they stay',
      },
    },
  }),
};
const GoodsGroup = rowOf(goodsGroupFields);
export type GoodsGroup = z.output<typeof GoodsGroup>;

const filters = ['name'] as const;

/** The id of the group may be called `id` as well. */
const ProductOfGroup = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'id' in value ? { groupId: value.id, ...value } : value),
  z.object({ groupId: Id, productId: Id }),
);

export const goodsGroup = calls('goodsGroup', 'edp', '/api/v1/procenter/group', {
  list: post('list', {
    summary: 'A page of the goods groups, with how many products of each the user sees.',
    can: 'goodsGroup.view',
    input: paged(filtersOf(goodsGroupRowFields, filters), { sort: sortsOf(goodsGroupRowFields) }),
    page: GoodsGroupRow,
  }),
  detail: get('detail', {
    summary: 'One group with its products.',
    can: 'goodsGroup.view',
    input: byId,
    output: GoodsGroup,
  }),
  save: post('insertOrUpdate', {
    summary:
      'Creates a group or, with an id, updates it. `productList` replaces the products of the group that the user sees; without it they stay as they are.',
    can: 'goodsGroup.edit',
    input: saveInputOf(goodsGroupRowFields).extend({ productList: optionalIds(mostProducts).nullish() }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  /** The products themselves are not touched. */
  ...deleteCall('goodsGroup', 'delete', 'goodsGroup.deleted'),
  ...deleteBatchCall('goodsGroup.delete', filtersOf(goodsGroupRowFields, filters)),
  options: post('groupList', {
    summary: 'The groups to choose from in the form of a product.',
    can: 'staff',
    orCan: ['goodsGroup.view', 'product.view'],
    input: optionsInput(),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  removeProduct: post('deleteRelationByProductId', {
    summary: 'Takes one product out of a group; the product itself stays.',
    can: 'goodsGroup.edit',
    input: ProductOfGroup,
    output: z.null(),
    writes: true,
    done: 'goodsGroup.deleted',
  }),
});

export const goodsGroupRecord = defineRecord({
  noun: goodsGroupNoun,
  fields: goodsGroupFields,
  rowFields: goodsGroupRowFields,
  calls: goodsGroup,
  key: 'name',
  taken: 'goodsGroup.nameTaken',
  filters,
  form: ['name', 'description', 'productList'],
  one: { ZHS: '商品分组', ENG: 'goods group' },
  empty: {
    title: { ZHS: '还没有商品分组', ENG: 'No goods groups yet' },
    detail: {
      ZHS: '把要一起展示的商品放进一个分组，不受商品分类的限制。',
      ENG: 'A group holds products that are shown together, whatever their categories.',
    },
  },
});
