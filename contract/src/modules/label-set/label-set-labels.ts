import type { Text } from '../../kernel/language.ts';

/** What the fields of a label set are called, on the screen and in spreadsheets. */
export const labelSetLabels = {
  name: { ZHS: '标签集名称', ENG: 'Set name' },
  useObj: { ZHS: '使用对象', ENG: 'Used for' },
} as const satisfies Record<string, Text>;
