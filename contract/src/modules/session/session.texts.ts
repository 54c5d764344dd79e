import type { Text } from '../../kernel/language.ts';

export const sessionTexts = {
  'tenant.codeRequired': { ZHS: '请输入授权码', ENG: 'Please enter the authorisation code' },
  'tenant.unknown': { ZHS: '授权码不正确', ENG: 'The authorisation code is not correct' },
  'login.nameRequired': { ZHS: '请输入用户名', ENG: 'Please enter your username' },
  'login.passwordRequired': { ZHS: '请输入密码', ENG: 'Please enter your password' },
  'login.captchaRequired': { ZHS: '请输入验证码', ENG: 'Please enter the captcha' },
  'login.captchaWrong': { ZHS: '验证码不正确或已过期', ENG: 'The captcha is wrong or has expired' },
  'login.failed': { ZHS: '用户名或密码不正确', ENG: 'The username or the password is wrong' },
  'login.disabled': { ZHS: '账号已停用，请联系管理员', ENG: 'This account is disabled. Please ask your administrator' },
  'role.required': { ZHS: '请先选择当前角色', ENG: 'Please choose your role first' },
  'role.notYours': { ZHS: '角色切换失败!', ENG: 'The role could not be switched!' },
  'invOrg.notYours': { ZHS: '库存组织切换失败!', ENG: 'The inventory organisation could not be switched!' },
} satisfies Record<string, Text>;
