import type { Text } from '../../kernel/language.ts';

export const exchangeTexts = {
  'exchange.exportJob': { ZHS: '导出{thing}', ENG: 'Export: {thing}' },
  'exchange.noColumns': { ZHS: '请至少选择一列', ENG: 'Please select at least one column' },
  'exchange.tooManyRows': {
    ZHS: '超过{max}行，请改用后台任务导出',
    ENG: 'More than {max} rows. Please export them as a background task',
  },
} satisfies Record<string, Text>;
