export const authZh = {
  title: '欢迎使用',
  subtitle: '请输入贵公司的授权码',
  code: '授权码',
  codePlaceholder: '请输入授权码',
  next: '下一步',
  register: '注册',
} as const;
