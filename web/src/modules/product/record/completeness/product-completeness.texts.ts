import { dictionary } from '../../../../kernel/text/text.ts';

export const { useText: useCompletenessText } = dictionary('productCompleteness', {
  title: { ZHS: '完整度', ENG: 'Completeness' },
  whole: { ZHS: '资料完整', ENG: 'Nothing is missing' },
  missing: { ZHS: '还缺少', ENG: 'Missing' },
  needed: { ZHS: '上架必需', ENG: 'needed for the shelf' },
});
