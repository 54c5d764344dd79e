import type { Text } from '../../kernel/language.ts';

/** The names of the fields of a login record, on the screen and in spreadsheets. */
export const loginRecordLabels = {
  success: { ZHS: '成功', ENG: 'Success' },
  wrongPassword: { ZHS: '密码错误', ENG: 'Wrong password' },
  disabled: { ZHS: '账号停用', ENG: 'Account disabled' },
  throttled: { ZHS: '尝试过多', ENG: 'Too many attempts' },
  addressRefused: { ZHS: '地址受限', ENG: 'Address refused' },
  totpWrong: { ZHS: '动态码错误', ENG: 'Wrong code' },
  logTitle: { ZHS: '登录日志', ENG: 'Log of logins' },
  time: { ZHS: '时间', ENG: 'Time' },
  user: { ZHS: '账号', ENG: 'Account' },
  result: { ZHS: '结果', ENG: 'Result' },
  address: { ZHS: 'IP 地址', ENG: 'IP address' },
  browser: { ZHS: '浏览器', ENG: 'Browser' },
} as const satisfies Record<string, Text>;
