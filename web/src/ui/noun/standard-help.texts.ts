import { dictionary } from '../../kernel/text/text.ts';

/** What the fields that most nouns have are about. */
export const { text: helpText } = dictionary('standardHelp', {
  title: { ZHS: '字段说明', ENG: 'Explanations of fields' },
  active: {
    ZHS: '无效或停用后不能再选用，已在使用的不受影响',
    ENG: 'When off, it can no longer be chosen; what uses it already stays',
  },
  sortOrder: { ZHS: '数字小的排在前面', ENG: 'Smaller numbers come first' },
});
