import { z } from 'zod';
import { calls, get, post, recordAsInput } from '../../kernel/call.ts';
import { byId, Id, optionalIds, Saved } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { optionsInput } from '../../kernel/record/options.ts';
import { restrictable, withRight } from '../../kernel/record/field-rights.ts';
import { deleteBatchCall, deleteCall } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  requiredTextField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { filtersOf, rowOf, saveInputOf, sortsOf } from '../../kernel/record/record.ts';

/** A group is chosen by hand; more are a category. */
const mostProducts = 5000;

export const goodsGroupFields = restrictable(
  'goodsGroup',
  {
    name: requiredTextField(50, 'goodsGroup.nameRequired'),
    description: requiredTextField(100, 'goodsGroup.descriptionRequired'),
    /** Those that the user sees. */
    productCount: computedField(z.number()),
    editable: editableField(),
    createdName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['name'] },
);

const GoodsGroupRow = rowOf(goodsGroupFields);
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

const GoodsGroup = GoodsGroupRow.extend({ productList: z.array(GroupProduct) });
export type GoodsGroup = z.output<typeof GoodsGroup>;

const filters = filtersOf(goodsGroupFields, ['name']);

/** The id of the group may be called `id` as well. */
const ProductOfGroup = z.preprocess(
  (given) => (typeof given === 'object' && given !== null && 'id' in given ? { groupId: given.id, ...given } : given),
  z.object({ groupId: Id, productId: Id }),
);

export const goodsGroup = calls('goodsGroup', 'edp', '/api/v1/procenter/group', {
  list: post('list', {
    summary: 'A page of the goods groups, with how many products of each the user sees.',
    can: 'goodsGroup.view',
    input: paged(filters, { sort: sortsOf(goodsGroupFields) }),
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
    input: saveInputOf(goodsGroupFields).extend({ productList: optionalIds(mostProducts).nullish() }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  /** The products themselves are not touched. */
  ...deleteCall('goodsGroup', 'delete', 'goodsGroup.deleted'),
  ...deleteBatchCall('goodsGroup.delete', filters),
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
