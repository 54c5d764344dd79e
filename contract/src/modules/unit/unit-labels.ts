import type { Text } from '../../kernel/language.ts';

/** What the fields of a unit are called, on the screen and in spreadsheets. */
export const unitLabels = {
  code: { ZHS: '单位编码', ENG: 'Unit code' },
  name: { ZHS: '单位名称', ENG: 'Unit name' },
  category: { ZHS: '单位类别', ENG: 'Category' },
  factor: { ZHS: '换算系数', ENG: 'Conversion' },
  factorHint: {
    ZHS: '折合多少个同类别的基本单位；基本单位填1，不能换算则留空',
    ENG: 'How many base units of its category it is; 1 for the base unit, empty if it cannot be converted',
  },
  nativeCode: { ZHS: '原始编码', ENG: 'Native code' },
  picture: { ZHS: '单位图片', ENG: 'Picture' },
} as const satisfies Record<string, Text>;
