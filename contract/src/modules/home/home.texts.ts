import type { Text } from '../../kernel/language.ts';

export const homeTexts = {
  'home.saved': { ZHS: '企业设置已保存', ENG: 'Company settings saved' },
  'home.iconSquare': { ZHS: '标签图标须为正方形', ENG: 'The icon of the tab must be square' },
  'home.accentFormat': {
    ZHS: '请输入 # 加六位十六进制的颜色值，例如 #1d5fd0',
    ENG: 'Please enter a colour such as #1d5fd0',
  },
  'home.accentTooLight': {
    ZHS: '颜色太浅，按钮上的白色文字会看不清，请选择更深的颜色',
    ENG: 'This colour is too light: white texts on it cannot be read. Please choose a darker one',
  },
} satisfies Record<string, Text>;
