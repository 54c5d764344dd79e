import type { Text } from '../../kernel/language.ts';

/** What the fields of a goods group are called, on the screen and in spreadsheets. */
export const goodsGroupLabels = {
  name: { ZHS: '分组名称', ENG: 'Group name' },
  description: { ZHS: '分组描述', ENG: 'Description' },
  productCount: { ZHS: '商品数', ENG: 'Products' },
  products: { ZHS: '分组商品', ENG: 'Products of the group' },
  productsHint: {
    ZHS: '商品编码，多个用“；”隔开。写出的是全部商品；留空则不修改',
    ENG: 'Product codes, separated by “;”: all that the group has. Empty: they stay',
  },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
