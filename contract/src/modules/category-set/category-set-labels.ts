import type { Text } from '../../kernel/language.ts';

/** What the fields of a category set are called, on the screen and in spreadsheets. */
export const categorySetLabels = {
  code: { ZHS: '分类集编码', ENG: 'Set code' },
  name: { ZHS: '分类集名称', ENG: 'Set name' },
  type: { ZHS: '类型', ENG: 'Type' },
  goods: { ZHS: '商品', ENG: 'Goods' },
  customer: { ZHS: '客户', ENG: 'Customer' },
  asset: { ZHS: '资产', ENG: 'Asset' },
} as const satisfies Record<string, Text>;
