import { dictionary } from '../../../../kernel/text/text.ts';

export const { useText: useCompletenessText } = dictionary('productCompleteness', {
  title: { ZHS: '完整度', ENG: 'Completeness' },
  whole: { ZHS: '资料完整', ENG: 'Nothing is missing' },
  parts: { ZHS: '已有 {there} 项，共 {all} 项', ENG: '{there} of {all} parts' },
  missing: { ZHS: '缺少', ENG: 'missing' },
  needed: { ZHS: '上架必需', ENG: 'needed for the shelf' },
});
