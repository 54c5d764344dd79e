import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const unitNoun = defineNoun({
  name: 'unit',
  table: 'unit',
  title: { ZHS: '单位', ENG: 'Units' },
  view: 'unit.view',
  edit: 'unit.edit',
  menu: {
    group: 'productCenter',
    code: 'unit',
    name: { ZHS: '单位管理', ENG: 'Units' },
    icon: 'ruler',
    url: '/unit',
    permissions: recordPermissions('unit'),
  },
  shared: true,
  pictures: true,
  changes: { page: '/unit', byName: true },
  figure: { page: '/unit', filter: 'active' },
  texts: {
    'unit.codeRequired': { ZHS: '请输入单位编码', ENG: 'Please enter the unit code' },
    'unit.nameRequired': { ZHS: '请输入单位名称', ENG: 'Please enter the unit name' },
    'unit.categoryRequired': { ZHS: '请选择单位类别', ENG: 'Please select the unit category' },
    'unit.sortOrderRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'unit.codeTaken': { ZHS: '单位编码已存在，请更换', ENG: 'This unit code is taken. Please choose another' },
    'unit.factorPositive': { ZHS: '换算系数必须大于0', ENG: 'The conversion factor must be greater than 0' },
  },
});
