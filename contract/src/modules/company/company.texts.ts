import type { Text } from '../../kernel/language.ts';

export const companyTexts = {
  'company.keywordRequired': { ZHS: '请输入企业关键字', ENG: 'Please enter a keyword of the company' },
  'company.none': { ZHS: '当前查询没有数据', ENG: 'Nothing was found' },
  'company.notSetUp': { ZHS: '工商信息查询服务未配置', ENG: 'The company lookup is not set up' },
  'company.unavailable': {
    ZHS: '企业信息查询服务暂时不可用，请稍后再试或手工填写',
    ENG: 'The company lookup is not available at the moment. Please try again later or fill in the form yourself',
  },
} satisfies Record<string, Text>;
