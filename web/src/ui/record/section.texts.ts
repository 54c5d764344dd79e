import { dictionary } from '../../kernel/text/text.ts';

/** The tabs that actions of a list open. By themselves: a list needs no other words of a record. */
export const { useText: useSectionText, text: sectionText } = dictionary('recordSection', {
  title: { ZHS: '记录页签', ENG: 'Tabs of a record' },
  sharing: { ZHS: '共享范围', ENG: 'Who can see' },
  changes: { ZHS: '最近变更', ENG: 'Latest changes' },
});
