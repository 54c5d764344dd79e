import type { Text } from '@edp/contract/kernel/language.ts';

/** What the second sheet of a workbook says. */
export const exportTexts = {
  notes: { ZHS: '说明', ENG: 'Notes' },
  item: { ZHS: '项目', ENG: 'Item' },
  content: { ZHS: '内容', ENG: 'Content' },
  what: { ZHS: '导出内容', ENG: 'Exported' },
  rows: { ZHS: '行数', ENG: 'Rows' },
  by: { ZHS: '导出人', ENG: 'Exported by' },
  at: { ZHS: '导出时间', ENG: 'Exported at' },
  timeZone: { ZHS: '时区', ENG: 'Time zone' },
  filters: { ZHS: '筛选条件', ENG: 'Filters' },
  none: { ZHS: '无', ENG: 'None' },
  chosen: { ZHS: '仅所勾选的行', ENG: 'Only the selected rows' },
  sort: { ZHS: '排序', ENG: 'Sorted by' },
  ascending: { ZHS: '升序', ENG: 'ascending' },
  descending: { ZHS: '降序', ENG: 'descending' },
  keyword: { ZHS: '关键词', ENG: 'Keyword' },
  column: { ZHS: '列', ENG: 'Column' },
  required: { ZHS: '必填', ENG: 'Required' },
  yes: { ZHS: '是', ENG: 'Yes' },
  explanation: { ZHS: '填写说明', ENG: 'How to fill it in' },
  choices: { ZHS: '选项', ENG: 'Choices' },
  template: { ZHS: '{thing}导入模板', ENG: 'Import template: {thing}' },
} as const satisfies Record<string, Text>;
