import type { Text } from '../kernel/language.ts';

export const settingTexts = {
  'setting.moduleNameRequired': { ZHS: '请输入模块名称', ENG: 'Please enter the module name' },
  'setting.categoryNameRequired': { ZHS: '请输入应用分类名称', ENG: 'Please enter the application category name' },
  'setting.labelNameRequired': { ZHS: '请输入应用标签名称', ENG: 'Please enter the application label name' },
  'setting.codeRequired': { ZHS: '请输入分类标识', ENG: 'Please enter the category mark' },
  'setting.nameTaken': { ZHS: '名称已存在，请更换', ENG: 'This name is taken. Please choose another' },
  'setting.codeTaken': { ZHS: '分类标识已存在，请更换', ENG: 'This category mark is taken. Please choose another' },
  'setting.nothingSelected': { ZHS: '请选择要删除的数据', ENG: 'Please select the data to be deleted' },
} satisfies Record<string, Text>;
