export const homeZh = {
  title: '您好，{name}',
  subtitle: '欢迎使用{tenant}的主数据平台',
  subtitlePlain: '欢迎使用主数据平台',
  quickLinks: '常用入口',
  noLinks: '当前角色还没有可用的功能，请切换角色或联系管理员。',
} as const;
