import type { Text } from '../../kernel/language.ts';

/** What the fields of a specification are called, on the screen and in spreadsheets. */
export const specificationLabels = {
  name: { ZHS: '规格名称', ENG: 'Name' },
  category: { ZHS: '产品类别', ENG: 'Product category' },
  values: { ZHS: '规格值', ENG: 'Values' },
} as const satisfies Record<string, Text>;
