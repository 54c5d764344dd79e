import { skuLabels } from '@edp/contract/modules/product/sku-labels.ts';
import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useSkusText } = dictionary('skus', {
  title: skuLabels.title,
  ofProduct: skuLabels.ofProduct,
  titleOf: { ZHS: '规格列表：{product}', ENG: 'Variants of {product}' },
  thing: { ZHS: '规格', ENG: 'variant' },
  code: skuLabels.code,
  name: skuLabels.name,
  productCode: skuLabels.productCode,
  product: skuLabels.product,
  type: skuLabels.type,
  barCode: skuLabels.barCode,
  marketPrice: skuLabels.marketPrice,
  listPrice: skuLabels.listPrice,
  putSelectedTitle: { ZHS: '确认上架选中的 {count} 条规格？', ENG: 'Put the {count} selected variants on the shelf?' },
  takeSelectedTitle: {
    ZHS: '确认下架选中的 {count} 条规格？',
    ENG: 'Take the {count} selected variants off the shelf?',
  },
  takeSelectedDetail: {
    ZHS: '下架后客户不能选择这些规格，可以再次上架。',
    ENG: 'Customers cannot choose them until they are put on the shelf again.',
  },
  deleteDetail: {
    ZHS: '物料编码 {code}。删除后不能恢复；有库存或已被使用的规格不能删除。',
    ENG: 'Material code {code}. This cannot be undone. What is in stock or in use cannot be deleted.',
  },
  emptyTitle: { ZHS: '还没有 SKU 记录', ENG: 'There are no SKU records yet' },
  emptyDetail: {
    ZHS: '新增商品后，它的每个规格在这里是一条记录。',
    ENG: 'Once there are products, each of their variants is a record here.',
  },
});
export type SkusText = ReturnType<typeof useSkusText>;
