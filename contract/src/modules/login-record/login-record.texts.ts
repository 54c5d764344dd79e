import type { Text } from '../../kernel/language.ts';

export const loginRecordTexts = {
  'loginRecord.newPlaceTitle': { ZHS: '账号在新的地点或设备登录', ENG: 'Login from a new place or device' },
  'loginRecord.newPlaceNotice': {
    ZHS: '您的账号于 {time} 从新的地点或设备登录：IP 地址 {address}，{browser}。\n\n如非本人操作，请立即修改密码，并联系系统管理员。最近的登录可在右上角用户菜单的“登录记录”中查看。',
    ENG: 'Your account was used to log in from a new place or device at {time}: IP address {address}, {browser}.\n\nIf this was not you, change your password at once and contact your administrator. Recent logins are listed under “Login history” in the user menu at the top right.',
  },
  'loginRecord.unknownBrowser': { ZHS: '未知浏览器', ENG: 'unknown browser' },
} satisfies Record<string, Text>;
