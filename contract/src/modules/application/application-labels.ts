import type { Text } from '../../kernel/language.ts';

/** What the fields of an application are called, on the screen and in spreadsheets. */
export const applicationLabels = {
  code: { ZHS: '应用代码', ENG: 'Code' },
  name: { ZHS: '应用名称', ENG: 'Name' },
} as const satisfies Record<string, Text>;
