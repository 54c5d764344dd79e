import type { Text } from '../../kernel/language.ts';

export const homeTexts = {
  'home.saved': { ZHS: '企业设置已保存', ENG: 'Company settings saved' },
  'home.iconSquare': { ZHS: '标签图标须为正方形', ENG: 'The icon of the tab must be square' },
} satisfies Record<string, Text>;
