import type { Text } from '../../kernel/language.ts';

export const twoFactorTexts = {
  'twoFactor.codeRequired': { ZHS: '请输入动态码', ENG: 'Please enter the code' },
  'twoFactor.codeWrong': {
    ZHS: '动态码不正确，请检查手机时间后重试',
    ENG: 'The code is wrong. Please check the clock of your phone and try again',
  },
  'twoFactor.setupExpired': { ZHS: '设置已过期，请重新开始', ENG: 'The set-up has expired. Please start again' },
  'twoFactor.already': { ZHS: '两步验证已开启', ENG: 'Two-factor authentication is on already' },
  'twoFactor.unavailable': { ZHS: '企业没有启用两步验证', ENG: 'Your company does not use two-factor authentication' },
  'twoFactor.notEnabled': { ZHS: '两步验证没有开启', ENG: 'Two-factor authentication is not on' },
  'twoFactor.required': {
    ZHS: '您的角色要求使用两步验证，不能关闭',
    ENG: 'One of your roles requires two-factor authentication, so it cannot be turned off',
  },
  'twoFactor.passwordWrong': { ZHS: '密码不正确', ENG: 'The password is wrong' },
  'twoFactor.enabled': { ZHS: '两步验证已开启', ENG: 'Two-factor authentication is on' },
  'twoFactor.disabled': { ZHS: '两步验证已关闭', ENG: 'Two-factor authentication is off' },
  'twoFactor.codesRenewed': {
    ZHS: '已生成新的恢复码，旧的恢复码已失效',
    ENG: 'These are your new recovery codes. The earlier ones are void',
  },
  'twoFactor.wasReset': { ZHS: '两步验证已重置', ENG: 'Two-factor authentication has been reset' },
  'twoFactor.ownReset': {
    ZHS: '不能在此重置自己的两步验证，请在“我的账号”中操作',
    ENG: 'Your own two-factor authentication cannot be reset here. Please use “My account”',
  },
  'twoFactor.enabledNotice': {
    ZHS: '您的账号刚刚开启了两步验证，以后登录时需要输入手机上的动态码。\n\n如非本人操作，请立即联系系统管理员。',
    ENG: 'Two-factor authentication has just been turned on for your account: from now on you need a code of your phone to log in.\n\nIf this was not you, contact your administrator at once.',
  },
  'twoFactor.disabledNotice': {
    ZHS: '您的账号刚刚关闭了两步验证，以后登录只需要密码。\n\n如非本人操作，请立即修改密码，并联系系统管理员。',
    ENG: 'Two-factor authentication has just been turned off for your account: from now on the password alone is enough.\n\nIf this was not you, change your password at once and contact your administrator.',
  },
  'twoFactor.resetTitle': { ZHS: '两步验证已被重置', ENG: 'Your two-factor authentication was reset' },
  'twoFactor.resetNotice': {
    ZHS: '管理员 {name} 于 {time} 重置了您的两步验证，以后登录只需要密码，可在“我的账号”中重新开启。\n\n如您没有提出过重置，请立即修改密码，并联系系统管理员。',
    ENG: '{name}, an administrator, reset your two-factor authentication at {time}. The password alone is enough to log in until you turn it on again under “My account”.\n\nIf you did not ask for this, change your password at once and contact your administrator.',
  },
  'twoFactor.recoveryTitle': { ZHS: '恢复码已使用', ENG: 'A recovery code was used' },
  'twoFactor.recoveryNotice': {
    ZHS: '您的账号刚刚用恢复码登录，还剩 {count} 个恢复码。可在“我的账号”中重新生成。\n\n如非本人操作，请立即修改密码，并联系系统管理员。',
    ENG: 'A recovery code was just used to log in to your account; {count} are left. New ones can be made under “My account”.\n\nIf this was not you, change your password at once and contact your administrator.',
  },
} satisfies Record<string, Text>;
