import type { Text } from '../kernel/language.ts';

export const applicationTexts = {
  'application.codeRequired': { ZHS: '请输入应用代码', ENG: 'Please enter the application code' },
  'application.nameRequired': { ZHS: '请输入应用名称', ENG: 'Please enter the application name' },
  'application.codeTaken': { ZHS: '应用代码已存在，请更换', ENG: 'This application code is taken. Please choose another' },
} satisfies Record<string, Text>;
