import { dictionaryPart } from '../kernel/text/text.ts';

/** The words of the main frame that every page needs, those before login too. */
export const crashTexts = {
  crashed: { ZHS: '页面出现错误', ENG: 'Something went wrong on this page' },
  crashedDetail: {
    ZHS: '请刷新后重试；若仍然出现，请联系管理员。',
    ENG: 'Please refresh and try again. If it happens again, ask your administrator.',
  },
  reload: { ZHS: '刷新页面', ENG: 'Refresh the page' },
} as const;

export const { text: crashText } = dictionaryPart('app', crashTexts);
