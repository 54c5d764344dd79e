import type { Text } from '../../kernel/language.ts';

export const tableLayoutTexts = {
  'tableLayout.tooMany': {
    ZHS: '最多保存{max}个表格的布局，请先恢复其他表格的默认布局',
    ENG: 'The layouts of at most {max} tables can be kept. Please reset another table first',
  },
} satisfies Record<string, Text>;
