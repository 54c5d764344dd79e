import type { Language, Text } from '@edp/contract/kernel/language.ts';

/** What people call the tables, for messages that say where something is used. */
const nouns: Readonly<Record<string, Text>> = {
  application: { ZHS: '应用', ENG: 'applications' },
  brand: { ZHS: '品牌', ENG: 'brands' },
  category: { ZHS: '分类', ENG: 'categories' },
  category_set: { ZHS: '分类集', ENG: 'category sets' },
  certificate: { ZHS: '证书', ENG: 'certificates' },
  certificate_reveal: { ZHS: '证书密码查看记录', ENG: 'records of revealed passwords' },
  file: { ZHS: '文件', ENG: 'files' },
  label: { ZHS: '标签', ENG: 'labels' },
  label_set: { ZHS: '标签集', ENG: 'label sets' },
  language_pack: { ZHS: '多语言配置', ENG: 'language settings' },
  login_record: { ZHS: '登录记录', ENG: 'login records' },
  organisation: { ZHS: '组织', ENG: 'organisations' },
  setting: { ZHS: '应用设置', ENG: 'application settings' },
  sharing_rule_part: { ZHS: '共享规则', ENG: 'sharing rules' },
  tenant_review: { ZHS: '审核记录', ENG: 'reviews' },
  unit: { ZHS: '单位', ENG: 'units' },
  user_account: { ZHS: '用户', ENG: 'users' },
  user_group: { ZHS: '用户组', ENG: 'user groups' },
};

export const nounOf = (table: string, language: Language) => nouns[table]?.[language] ?? table;
