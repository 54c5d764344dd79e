import { dictionary } from '../../kernel/text/text.ts';

// The language packs of tenants know these texts under the name of the noun that had them first.
export const { useText: useCompletenessText, text: completenessText } = dictionary('completeness', {
  title: { ZHS: '完整度', ENG: 'Completeness' },
  whole: { ZHS: '资料完整', ENG: 'Nothing is missing' },
  parts: { ZHS: '已有 {there} 项，共 {all} 项', ENG: '{there} of {all} parts' },
  missing: { ZHS: '缺少', ENG: 'missing' },
  needed: { ZHS: '上架必需', ENG: 'needed for the shelf' },
  lacks: { ZHS: '还缺 {count} 项', ENG: '{count} missing' },
  lacksNames: { ZHS: '还缺：{names}', ENG: 'Missing: {names}' },
  more: { ZHS: '等 {count} 项', ENG: '{count} in all' },
});
