import { dictionaryPart } from '../kernel/text/text.ts';

/** The words of common controls that the pages before login have: they load no others. */
export const entryTexts = {
  language: { ZHS: '语言', ENG: 'Language' },
  toDark: { ZHS: '切换到深色模式', ENG: 'Switch to dark mode' },
  toLight: { ZHS: '切换到浅色模式', ENG: 'Switch to light mode' },
  showPassword: { ZHS: '显示密码', ENG: 'Show the password' },
  hidePassword: { ZHS: '隐藏密码', ENG: 'Hide the password' },
  notices: { ZHS: '消息提示', ENG: 'Notices' },
  dismiss: { ZHS: '关闭提示', ENG: 'Dismiss' },
} as const;

export const { useText: useEntryText } = dictionaryPart('ui', entryTexts);
