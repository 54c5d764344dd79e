import type { Text } from '../../kernel/language.ts';

/** What the fields of a dictionary are called, on the screen and in spreadsheets. */
export const dictionaryLabels = {
  code: { ZHS: '字典键', ENG: 'Key' },
  name: { ZHS: '字典名称', ENG: 'Name' },
  items: { ZHS: '字典项', ENG: 'Items' },
} as const satisfies Record<string, Text>;
