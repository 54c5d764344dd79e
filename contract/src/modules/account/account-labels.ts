import type { Text } from '../../kernel/language.ts';

/** What the fields of an account are called, on the screen and in spreadsheets. */
export const accountLabels = {
  account: { ZHS: '账号', ENG: 'Account' },
  name: { ZHS: '姓名', ENG: 'Name' },
  roles: { ZHS: '角色', ENG: 'Roles' },
  lastSeen: { ZHS: '最近在线', ENG: 'Last seen' },
  twoFactor: { ZHS: '两步验证', ENG: 'Two-factor' },
} as const satisfies Record<string, Text>;
