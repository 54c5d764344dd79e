import { z } from 'zod';
import { calls, post, type SampleRecord } from '../../kernel/call.ts';
import { emptyAsUndefined, filterText, Flag, Id, idList, itemCode, optionalId } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { BatchResult } from '../../kernel/record/batch.ts';
import { rowOf, conditionOf } from '../../kernel/record/record.ts';
import { productRowFields } from './product-fields.ts';
import { skuFields } from './sku-fields.ts';
import { mostAtOnce } from './product-limits.ts';
import { listOrIds } from './product-input.ts';

/** A variant as a list of its own shows it. */
const SkuRow = rowOf(skuFields).extend({
  skuId: z.string(),
  productId: z.string(),
  specValues: z.array(z.string()),
  dfilePreview: z.string(),
  /** The specifications that the values belong to, in the order of `specValues`. */
  keyList: z.array(z.string()),
});
export type SkuRow = z.output<typeof SkuRow>;

const variantFilters = {
  productId: optionalId,
  productCode: filterText(),
  proType: emptyAsUndefined(itemCode()),
  active: productRowFields.active.filter,
  itemCode: filterText(),
  keyword: filterText(),
};
const skuFilters = { ...variantFilters, condition: conditionOf(skuFields) };

/** These columns have an index. */
const skuSorts = ['itemCode', 'itemName', 'createTime', 'updatedTime'] as const;
/** The variants of one product are few, so they can be sorted by anything: prices and stock as numbers. */
const variantSorts = [...skuSorts, 'marketPrice', 'listPricePerUnit', 'storageNum', 'active'] as const;

export const skuList = {
  can: 'product.view',
  input: paged(skuFilters, { sort: skuSorts }),
  page: SkuRow,
  sample: ({ id }: SampleRecord) => ({ productId: id }),
} as const;

/** SKU records beside the definitions of specifications. */
export const sku = calls('sku', 'edp', '/api/v1/procenter/spec', {
  list: post('list', {
    summary:
      'A page of the SKU records of the active organisation: the variants of all products, each with its specifications (`keyList`) and their values.',
    ...skuList,
  }),
  ofProduct: post('productSpecList', {
    summary: 'The same of one product; these can also be sorted by price and stock.',
    ...skuList,
    input: paged({ ...variantFilters, productId: Id }, { sort: variantSorts }),
  }),
  delete: post('deleteSku', {
    summary: 'Deletes SKU records. What is in use and the last one of a product stay, each with the reason.',
    can: 'product.edit',
    input: listOrIds('product.nothingChosen'),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => [id],
  }),
  setActive: post('setSkuActive', {
    summary: 'Puts SKU records on the shelf or takes them off.',
    can: 'product.shelf',
    input: z.object({ ids: idList(mostAtOnce), active: Flag }),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => ({ ids: [id], active: 1 }),
  }),
});
