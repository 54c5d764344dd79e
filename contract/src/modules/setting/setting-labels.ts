import type { Text } from '../../kernel/language.ts';

/** What the fields of an application setting are called, on the screen and in spreadsheets. */
export const settingLabels = {
  mark: { ZHS: '分类标识', ENG: 'Category mark' },
  updatedTime: { ZHS: '更新日期', ENG: 'Update date' },
} as const satisfies Record<string, Text>;
