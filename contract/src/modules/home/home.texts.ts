import type { Text } from '../../kernel/language.ts';

export const homeTexts = {
  'home.saved': { ZHS: '企业设置已保存', ENG: 'Company settings saved' },
} satisfies Record<string, Text>;
