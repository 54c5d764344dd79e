import type { Translated } from '../../kernel/text.ts';
import type { loginRecordZh } from './login-record.zh.ts';

export const loginRecordEn: Translated<typeof loginRecordZh> = {
  ownTitle: 'Login history',
  titleOf: 'Login history: {name} ({account})',
  titleOfAll: 'All logins',
  filter: 'Filter by result',
  all: 'All',
  success: 'Success',
  wrongPassword: 'Wrong password',
  disabled: 'Account disabled',
  throttled: 'Too many attempts',
  time: 'Time',
  user: 'Account',
  userOf: '{account} ({name})',
  result: 'Result',
  address: 'IP address',
  browser: 'Browser',
  unknownBrowser: 'Unknown',
  notYou: 'If one of these was not you, change your password at once and contact your administrator.',
  empty: 'No logins match',
};
