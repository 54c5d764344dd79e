import type { Text } from '../../kernel/language.ts';

export const messageTexts = {
  'message.deleted': { ZHS: '删除成功', ENG: 'Deleted' },
} satisfies Record<string, Text>;
