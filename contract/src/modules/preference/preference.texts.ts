import type { Text } from '../../kernel/language.ts';

export const preferenceTexts = {
  'preference.saved': { ZHS: '偏好已保存', ENG: 'Your preferences are saved' },
} satisfies Record<string, Text>;
