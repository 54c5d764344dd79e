import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useAuthText } = dictionary('auth', {
  title: { ZHS: '欢迎使用', ENG: 'Welcome' },
  subtitle: { ZHS: '请输入贵公司的授权码', ENG: 'Please enter the authorisation code of your company' },
  code: { ZHS: '授权码', ENG: 'Authorisation code' },
  codePlaceholder: { ZHS: '请输入授权码', ENG: 'Please enter the authorisation code' },
  next: { ZHS: '下一步', ENG: 'Next' },
  register: { ZHS: '注册', ENG: 'Register' },
});
