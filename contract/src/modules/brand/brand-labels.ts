import type { Text } from '../../kernel/language.ts';

/** What the fields of a brand are called, on the screen and in spreadsheets. */
export const brandLabels = {
  code: { ZHS: '品牌编码', ENG: 'Brand code' },
  name: { ZHS: '品牌名称', ENG: 'Brand name' },
  picture: { ZHS: '品牌图片', ENG: 'Picture' },
} as const satisfies Record<string, Text>;
