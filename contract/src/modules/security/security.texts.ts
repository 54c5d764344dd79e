import type { Text } from '../../kernel/language.ts';

/** Every page that sets a password or logs in can say these; those of the settings stand in the noun. */
export const securityTexts = {
  'security.passwordLength': { ZHS: '至少 {min} 个字符', ENG: 'At least {min} characters' },
  'security.passwordLetters': { ZHS: '包含字母', ENG: 'Contains a letter' },
  'security.passwordDigits': { ZHS: '包含数字', ENG: 'Contains a digit' },
  'security.passwordSymbols': { ZHS: '包含符号', ENG: 'Contains a symbol' },
  'security.passwordBroken': { ZHS: '密码不符合要求：{rules}', ENG: 'The password does not meet the rules: {rules}' },
  'security.passwordCommon': {
    ZHS: '该密码过于常见，容易被猜到，请换一个',
    ENG: 'This password is too common and easily guessed. Please choose another one',
  },
  'security.passwordUsed': {
    ZHS: '不能使用最近 {count} 次用过的密码',
    ENG: 'The last {count} passwords cannot be used again',
  },
  'security.passwordExpired': {
    ZHS: '密码已超过有效期，请先修改密码',
    ENG: 'Your password has expired. Please change it first',
  },
  'error.address': {
    ZHS: '当前网络地址不在允许范围内，请重新登录或联系管理员',
    ENG: 'Your network address is not allowed. Please log in again from an allowed one or ask your administrator',
  },
  'error.twoFactorSetup': {
    ZHS: '当前角色要求两步验证，请先完成设置',
    ENG: 'Your role requires two-factor authentication. Please set it up first',
  },
  'login.address': {
    ZHS: '企业限制了登录地址，当前地址 {address} 不在允许范围内，请联系管理员',
    ENG: 'Your company limits where users log in from. The address {address} is not allowed; please ask your administrator',
  },
  'login.codeRequired': { ZHS: '请输入两步验证的动态码', ENG: 'Please enter the code of your authenticator' },
  'login.codeWrong': {
    ZHS: '动态码不正确或已使用，请等待新的动态码',
    ENG: 'The code is wrong or has been used already. Please wait for the next one',
  },
} satisfies Record<string, Text>;
