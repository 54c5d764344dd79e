import type { Text } from '../kernel/language.ts';

export const unitTexts = {
  'unit.codeRequired': { ZHS: '请输入单位编码', ENG: 'Please enter the unit code' },
  'unit.nameRequired': { ZHS: '请输入单位名称', ENG: 'Please enter the unit name' },
  'unit.categoryRequired': { ZHS: '请选择单位类别', ENG: 'Please select the unit category' },
  'unit.sortOrderRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
  'unit.codeTaken': { ZHS: '单位编码已存在，请更换', ENG: 'This unit code is taken. Please choose another' },
  'unit.factorPositive': { ZHS: '换算系数必须大于0', ENG: 'The conversion factor must be greater than 0' },
} satisfies Record<string, Text>;
