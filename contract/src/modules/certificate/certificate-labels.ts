import type { Text } from '../../kernel/language.ts';

/** What the fields of a certificate are called, on the screen and in spreadsheets. */
export const certificateLabels = {
  application: { ZHS: '应用名称', ENG: 'Application' },
  appKey: { ZHS: 'AppKey', ENG: 'AppKey' },
  packageName: { ZHS: '包名', ENG: 'Package name' },
  type: { ZHS: '证书类型', ENG: 'Type' },
  status: { ZHS: '证书状态', ENG: 'Status' },
  usable: { ZHS: '可用', ENG: 'Usable' },
  unusable: { ZHS: '不可用', ENG: 'Not usable' },
  start: { ZHS: '开始日期', ENG: 'Start date' },
  remind: { ZHS: '提醒对象', ENG: 'Remind' },
  remindHint: { ZHS: '登录账号或姓名，多个用“；”隔开', ENG: 'Accounts or names, separated by “;”' },
  importHint: {
    ZHS: '应用编码或名称。每一行新增一个证书，已有的证书不会修改；密码与证书文件请在证书中补充',
    ENG: 'The code or the name of an application. Each row is a new certificate, others are not changed; password and file are added in its form',
  },
  end: { ZHS: '结束日期', ENG: 'End date' },
} as const satisfies Record<string, Text>;
