import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const settingNoun = defineNoun({
  name: 'setting',
  table: 'setting',
  title: { ZHS: '应用设置', ENG: 'Application settings' },
  view: 'setting.view',
  edit: 'setting.edit',
  menu: {
    group: 'applicationCenter',
    code: 'applicationSetup',
    name: { ZHS: '应用设置', ENG: 'Application setup' },
    icon: 'setting',
    url: '/applicationSetup',
    permissions: recordPermissions('setting'),
  },
  page: '',
  imported: true,
  batchEdited: true,
  search: {},
  changes: {},
  texts: {
    'setting.moduleNameRequired': { ZHS: '请输入模块名称', ENG: 'Please enter the module name' },
    'setting.categoryNameRequired': { ZHS: '请输入应用分类名称', ENG: 'Please enter the application category name' },
    'setting.labelNameRequired': { ZHS: '请输入应用标签名称', ENG: 'Please enter the application label name' },
    'setting.codeRequired': { ZHS: '请输入分类标识', ENG: 'Please enter the category mark' },
    'setting.nameTaken': { ZHS: '名称已存在，请更换', ENG: 'This name is taken. Please choose another' },
    'setting.codeTaken': { ZHS: '分类标识已存在，请更换', ENG: 'This category mark is taken. Please choose another' },
    'setting.nothingSelected': { ZHS: '请选择要删除的数据', ENG: 'Please select the data to be deleted' },
  },
});
