import { defineRecord } from '../../kernel/record/define-record.ts';
import { inputOf } from '../../kernel/record/record.ts';
import { productNoun } from './product.noun.ts';
import { product } from './product.ts';
import { sku } from './sku.ts';
import { skuChanges, skuFields } from './sku-fields.ts';

const { title } = productNoun.lists.sku;

/** The second list of products: one record for each variant. Forms change it with its product. */
export const skuRecord = defineRecord({
  noun: { ...productNoun, name: 'sku', table: 'material', title, menu: { ...productNoun.menu, name: title } },
  fields: skuFields,
  calls: { list: sku.list, save: { ...product.update, input: inputOf(skuChanges) } },
  key: 'itemCode',
  taken: 'import.notVisible',
  filters: ['productCode', 'proType', 'active'],
  form: [],
  one: { ZHS: '规格', ENG: 'variant' },
  empty: {
    title: { ZHS: '还没有 SKU 记录', ENG: 'There are no SKU records yet' },
    detail: {
      ZHS: '新增商品后，它的每个规格在这里是一条记录。',
      ENG: 'Once there are products, each of their variants is a record here.',
    },
  },
});
