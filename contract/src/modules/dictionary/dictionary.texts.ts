import type { Text } from '../../kernel/language.ts';

export const dictionaryTexts = {
  'dictionary.unknownKey': { ZHS: '没有这个数据字典，请检查字典键', ENG: 'There is no such dictionary. Please check the key' },
} satisfies Record<string, Text>;
