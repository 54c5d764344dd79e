import type { Text } from '../../kernel/language.ts';

export const languagePackTexts = {
  'languagePack.saved': { ZHS: '修改成功', ENG: 'Changed' },
  'languagePack.placeholders': { ZHS: '请保留文本中的 {names}', ENG: 'Please keep {names} in the text' },
} satisfies Record<string, Text>;
