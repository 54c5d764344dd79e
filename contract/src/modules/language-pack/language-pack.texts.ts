import type { Text } from '../../kernel/language.ts';

export const languagePackTexts = {
  'languagePack.saved': { ZHS: '修改成功', ENG: 'Changed' },
  'languagePack.placeholders': { ZHS: '请保留文本中的 {names}', ENG: 'Please keep {names} in the text' },
  'languagePack.restored': { ZHS: '已全部恢复默认', ENG: 'All texts are built-in again' },
} satisfies Record<string, Text>;
