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
  end: { ZHS: '结束日期', ENG: 'End date' },
} as const satisfies Record<string, Text>;
