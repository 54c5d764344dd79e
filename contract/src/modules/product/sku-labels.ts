import type { Text } from '../../kernel/language.ts';
import { productNoun } from './product.noun.ts';

/** What the fields of an SKU record are called, on the screen and in spreadsheets. */
export const skuLabels = {
  title: productNoun.lists.sku.title,
  ofProduct: { ZHS: '规格列表', ENG: 'Variants' },
  code: { ZHS: '物料编码', ENG: 'Material code' },
  name: { ZHS: '物料名称', ENG: 'Material name' },
  productCode: { ZHS: '商品编码', ENG: 'Product code' },
  product: { ZHS: '商品名称', ENG: 'Product name' },
  type: { ZHS: '物料类型', ENG: 'Material type' },
  barCode: { ZHS: '条形码', ENG: 'Bar code' },
  marketPrice: { ZHS: '市场价', ENG: 'Market price' },
  listPrice: { ZHS: '标价', ENG: 'List price' },
} as const satisfies Record<string, Text>;
