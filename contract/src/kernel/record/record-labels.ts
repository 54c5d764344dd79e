import type { Text } from '../language.ts';

/** The names of the fields that most nouns have, on the screen and in spreadsheets. */
export const recordLabels = {
  validity: { ZHS: '有效性', ENG: 'Validity' },
  valid: { ZHS: '有效', ENG: 'Valid' },
  invalid: { ZHS: '无效', ENG: 'Invalid' },
  status: { ZHS: '状态', ENG: 'Status' },
  enabled: { ZHS: '启用', ENG: 'Enabled' },
  disabled: { ZHS: '停用', ENG: 'Disabled' },
  sortOrder: { ZHS: '排序', ENG: 'Sort' },
  source: { ZHS: '来源', ENG: 'Source' },
  system: { ZHS: '系统', ENG: 'System' },
  user: { ZHS: '用户', ENG: 'User' },
  description: { ZHS: '描述', ENG: 'Description' },
  remark: { ZHS: '备注', ENG: 'Remarks' },
  creator: { ZHS: '创建人', ENG: 'Creator' },
  createTime: { ZHS: '创建时间', ENG: 'Created at' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
  picture: { ZHS: '图片', ENG: 'Picture' },
  stock: { ZHS: '库存', ENG: 'Stock' },
  completeness: { ZHS: '完整度', ENG: 'Complete' },
  yes: { ZHS: '是', ENG: 'Yes' },
  no: { ZHS: '否', ENG: 'No' },
} as const satisfies Record<string, Text>;
