import type { Text } from '../../kernel/language.ts';

/** What the fields of an application setting are called, on the screen and in spreadsheets. */
export const settingLabels = {
  type: { ZHS: '设置类型', ENG: 'Kind of setting' },
  APPLICATION_MODULE: { ZHS: '应用模块', ENG: 'Module' },
  APPLICATION_CATEGORY: { ZHS: '应用分类', ENG: 'Category' },
  APPLICATION_LABEL: { ZHS: '应用标签', ENG: 'Label' },
  mark: { ZHS: '分类标识', ENG: 'Category mark' },
  updatedTime: { ZHS: '更新日期', ENG: 'Update date' },
} as const satisfies Record<string, Text>;
