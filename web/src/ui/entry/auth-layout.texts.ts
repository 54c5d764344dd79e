import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useAuthLayoutText } = dictionary('authLayout', {
  title: { ZHS: '登录页的介绍', ENG: 'Introduction on the login page' },
  headline: {
    ZHS: '物料、商品与组织，\n同一份可信的主数据。',
    ENG: 'Materials, products, organisations:\none source of truth.',
  },
  line: {
    ZHS: '编码一次建立，各组织与应用共同使用。',
    ENG: 'Recorded once, used by every organisation and application.',
  },
  upper: { ZHS: '组织 · 应用', ENG: 'Organisations · Apps' },
  middle: { ZHS: '物料 · 商品 · BOM', ENG: 'Materials · Products' },
  lower: { ZHS: '单位 · 分类 · 品牌', ENG: 'Units · Categories' },
});
