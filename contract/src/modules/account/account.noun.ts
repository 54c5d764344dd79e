import { viewText } from '../../kernel/menu-entry.ts';
import { defineNoun } from '../../kernel/record/noun.ts';

export const accountNoun = defineNoun({
  name: 'account',
  table: 'user_account',
  title: { ZHS: '账号', ENG: 'Accounts' },
  view: 'account.view',
  edit: 'account.reset',
  menu: {
    group: 'system',
    code: 'account',
    name: { ZHS: '账号管理', ENG: 'Accounts' },
    icon: 'user',
    url: '/account',
    permissions: [
      { code: 'account.view', name: viewText },
      { code: 'account.reset', name: { ZHS: '重置密码与强制下线', ENG: 'Reset passwords and log out' } },
    ],
  },
  parts: { user_account: { ZHS: '用户', ENG: 'Users' } },
  changes: { byName: true },
  figure: {},
  texts: {
    'account.oldPasswordRequired': { ZHS: '请输入原密码', ENG: 'Please enter your old password' },
    'account.newPasswordRequired': { ZHS: '请输入新密码', ENG: 'Please enter the new password' },
    'account.confirmationRequired': { ZHS: '请再次输入新密码', ENG: 'Please enter the new password again' },
    'account.passwordTooShort': { ZHS: '密码最小6个字符!', ENG: 'The password has at least 6 characters!' },
    'account.passwordsDiffer': { ZHS: '请检查两次新密码不一致!', ENG: 'The two new passwords differ. Please check!' },
    'account.oldPasswordWrong': { ZHS: '原密码不正确', ENG: 'The old password is wrong' },
    'account.passwordUnchanged': {
      ZHS: '新密码不能与原密码相同',
      ENG: 'The new password must differ from the old one',
    },
    'account.passwordChanged': { ZHS: '修改成功!', ENG: 'Changed!' },
    'account.passwordReset': { ZHS: '密码已重置', ENG: 'The password has been reset' },
    'account.sessionsEnded': { ZHS: '已强制下线', ENG: 'Logged out everywhere' },
    'account.ownPassword': {
      ZHS: '不能在此重置自己的密码，请使用“修改密码”',
      ENG: 'Your own password cannot be reset here. Please use “Change password”',
    },
    'account.administratorsOnly': {
      ZHS: '管理员的会话与登录记录只有管理员可以查看',
      ENG: 'Only administrators see the sessions and login records of administrators',
    },
    'account.ownSessions': {
      ZHS: '不能强制自己下线，请使用“退出”',
      ENG: 'You cannot log yourself out here. Please use “Exit”',
    },
  },
});
