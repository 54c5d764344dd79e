import type { Text } from '../../kernel/language.ts';

/** What the fields of a BOM are called, on the screen and in spreadsheets. */
export const bomLabels = {
  productCode: { ZHS: '产品编码', ENG: 'Product code' },
  productName: { ZHS: '产品名称', ENG: 'Product name' },
  specification: { ZHS: '规格', ENG: 'Specification' },
  version: { ZHS: '版本', ENG: 'Revision' },
  draft: { ZHS: '草稿', ENG: 'Draft' },
  released: { ZHS: '已发布', ENG: 'Released' },
  effectiveFrom: { ZHS: '生效日期', ENG: 'Effective from' },
  effectiveTo: { ZHS: '失效日期', ENG: 'Effective until' },
  itemCount: { ZHS: '部件数', ENG: 'Components' },
  type: { ZHS: '分类集', ENG: 'Category set' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
