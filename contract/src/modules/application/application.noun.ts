import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const applicationNoun = defineNoun({
  name: 'application',
  table: 'application',
  title: { ZHS: '应用', ENG: 'Applications' },
  view: 'application.view',
  edit: 'application.edit',
  menu: {
    group: 'applicationCenter',
    code: 'application',
    name: { ZHS: '应用管理', ENG: 'Applications' },
    icon: 'application',
    url: '/applicationManage',
    permissions: recordPermissions('application'),
  },
  shared: true,
  newPage: '/applicationManage/0',
  imported: true,
  batchEdited: true,
  search: {},
  changes: { byName: true },
  figure: {},
  texts: {
    'application.codeRequired': { ZHS: '请输入应用代码', ENG: 'Please enter the application code' },
    'application.nameRequired': { ZHS: '请输入应用名称', ENG: 'Please enter the application name' },
    'application.codeTaken': {
      ZHS: '应用代码已存在，请更换',
      ENG: 'This application code is taken. Please choose another',
    },
  },
});
