import type { Text } from '../../kernel/language.ts';

/** What the fields of a product are called, on the screen and in spreadsheets. */
export const productLabels = {
  code: { ZHS: '商品编码', ENG: 'Product code' },
  name: { ZHS: '商品名称', ENG: 'Product name' },
  category: { ZHS: '商品分类', ENG: 'Category' },
  brand: { ZHS: '品牌', ENG: 'Brand' },
  priceRange: { ZHS: '价格区间', ENG: 'Price range' },
  stock: { ZHS: '库存', ENG: 'Stock' },
  shelf: { ZHS: '上架状态', ENG: 'Shelf' },
  onShelf: { ZHS: '上架', ENG: 'On the shelf' },
  offShelf: { ZHS: '下架', ENG: 'Off the shelf' },
  variantCount: { ZHS: '规格数', ENG: 'Variants' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
