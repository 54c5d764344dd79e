import { loginRecordLabels } from '@edp/contract/modules/login-record/login-record-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useLoginRecordText } = dictionary('loginRecord', {
  title: { ZHS: '登录记录', ENG: 'Login history' },
  titleOf: { ZHS: '登录记录：{name}（{account}）', ENG: 'Login history: {name} ({account})' },
  titleOfAll: { ZHS: '全部登录记录', ENG: 'All logins' },
  filter: { ZHS: '按结果筛选', ENG: 'Filter by result' },
  all: { ZHS: '全部', ENG: 'All' },
  success: loginRecordLabels.success,
  wrongPassword: loginRecordLabels.wrongPassword,
  disabled: loginRecordLabels.disabled,
  throttled: loginRecordLabels.throttled,
  addressRefused: loginRecordLabels.addressRefused,
  totpWrong: loginRecordLabels.totpWrong,
  logTitle: loginRecordLabels.logTitle,
  person: { ZHS: '人员', ENG: 'Person' },
  period: { ZHS: '登录时间', ENG: 'Time of login' },
  emptyDetail: {
    ZHS: '每次登录，无论成功与否，都会显示在这里。',
    ENG: 'Every login appears here, successful or refused.',
  },
  time: loginRecordLabels.time,
  user: loginRecordLabels.user,
  userOf: { ZHS: '{account}（{name}）', ENG: '{account} ({name})' },
  result: loginRecordLabels.result,
  address: loginRecordLabels.address,
  browser: loginRecordLabels.browser,
  unknownBrowser: { ZHS: '未知', ENG: 'Unknown' },
  notYou: {
    ZHS: '如有不是您本人的登录，请立即修改密码，并联系系统管理员。',
    ENG: 'If one of these was not you, change your password at once and contact your administrator.',
  },
  empty: { ZHS: '没有符合条件的登录记录', ENG: 'No logins match' },
});
export type LoginRecordText = ReturnType<typeof useLoginRecordText>;
