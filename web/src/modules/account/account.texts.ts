import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useAccountText, text: accountText } = dictionaryPart('account', {
  password: { ZHS: '密码', ENG: 'Password' },
  oldPassword: { ZHS: '原密码', ENG: 'Old password' },
  newPassword: { ZHS: '新密码', ENG: 'New password' },
  confirmPassword: { ZHS: '确认新密码', ENG: 'Confirm' },
  newPasswordPlaceholder: { ZHS: '至少{min}个字符', ENG: 'At least {min} characters' },
  confirmPlaceholder: { ZHS: '请再次输入新密码', ENG: 'The new password again' },
  elsewhere: {
    ZHS: '修改后，您在其他设备和窗口中的登录将失效，需用新密码重新登录。',
    ENG: 'Your other devices and windows will be logged out and need the new password.',
  },
  noRoles: { ZHS: '未分配', ENG: 'None' },
  onlineIn: { ZHS: '{count} 处在线', ENG: 'Online in {count}' },
  offline: { ZHS: '离线', ENG: 'Offline' },
  never: { ZHS: '从未登录', ENG: 'Never' },
  resetPassword: { ZHS: '重置密码', ENG: 'Reset password' },
  resetOf: { ZHS: '重置密码：{name}（{account}）', ENG: 'Reset password: {name} ({account})' },
  resetHint: {
    ZHS: '重置后，{name}在所有设备上的登录将立即失效，需用新密码重新登录，并在登录后自行修改。请将新密码告知本人。',
    ENG: '{name} will be logged out everywhere at once and needs the new password to log in again, and must then choose another one. Please tell it to them.',
  },
  resetTitle: { ZHS: '确认重置{name}的密码？', ENG: 'Reset the password of {name}?' },
  resetDetail: {
    ZHS: '账号 {account}。该账号在所有设备上的登录将立即失效。',
    ENG: 'Account {account}. It will be logged out everywhere at once.',
  },
  suggest: { ZHS: '重新生成', ENG: 'Another one' },
  copy: { ZHS: '复制', ENG: 'Copy' },
  copied: { ZHS: '新密码已复制', ENG: 'The new password has been copied' },
  copyFailed: { ZHS: '复制失败，请手动选择并复制', ENG: 'It could not be copied. Please select and copy it yourself' },
  endSessions: { ZHS: '强制下线', ENG: 'Log out' },
  endTitle: { ZHS: '确认强制{name}下线？', ENG: 'Log {name} out everywhere?' },
  disableDetail: {
    ZHS: '停用的账号立即下线，不能再登录；未保存的内容会丢失。',
    ENG: 'Disabled accounts are logged out at once and cannot log in again. What has not been saved is lost.',
  },
  endDetail: {
    ZHS: '账号 {account}。该账号在所有设备上的登录将立即失效，未保存的内容会丢失；密码不变，可重新登录。',
    ENG: 'Account {account}. It will be logged out everywhere at once, and what has not been saved is lost. The password stays the same.',
  },
  resetTwoFactor: { ZHS: '重置两步验证', ENG: 'Reset two-factor' },
  resetTwoFactorTitle: { ZHS: '确认重置{name}的两步验证？', ENG: 'Reset the two-factor authentication of {name}?' },
  resetTwoFactorDetail: {
    ZHS: '账号 {account}。重置后登录只需要密码，恢复码同时失效；本人会收到消息。',
    ENG: 'Account {account}. The password alone is then enough to log in, and the recovery codes are void. The person is told by a message.',
  },
  sessions: { ZHS: '登录的设备', ENG: 'Sessions' },
  allLoginRecords: { ZHS: '全部登录记录', ENG: 'All logins' },
});
