import type { Text } from '../../kernel/language.ts';

/** The server alone writes these; no page loads them. */
export const accountNotices = {
  'account.passwordResetTitle': { ZHS: '登录密码已被重置', ENG: 'Your password was reset' },
  'account.passwordResetNotice': {
    ZHS: '管理员 {name} 于 {time} 重置了您的登录密码，账号此前的登录已全部结束。\n\n如您没有提出过重置，请联系系统管理员。',
    ENG: '{name}, an administrator, reset your password at {time}. All earlier sessions of your account have ended.\n\nIf you did not ask for this, contact your administrator.',
  },
  'account.passwordChangedTitle': { ZHS: '登录密码已修改', ENG: 'Your password was changed' },
  'account.passwordChangedNotice': {
    ZHS: '您的登录密码刚刚被修改，账号在其他地方的登录已结束。\n\n如非本人操作，请立即联系系统管理员。',
    ENG: 'Your password has just been changed, and all other sessions of your account have ended.\n\nIf this was not you, contact your administrator at once.',
  },
} satisfies Record<string, Text>;
