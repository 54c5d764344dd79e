import type { Text } from '../../kernel/language.ts';

/** What the fields of a goods group are called, on the screen and in spreadsheets. */
export const goodsGroupLabels = {
  name: { ZHS: '分组名称', ENG: 'Group name' },
  description: { ZHS: '分组描述', ENG: 'Description' },
  productCount: { ZHS: '商品数', ENG: 'Products' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
