import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const userGroupNoun = defineNoun({
  name: 'userGroup',
  table: 'user_group',
  title: { ZHS: '用户组', ENG: 'User groups' },
  view: 'userGroup.view',
  edit: 'userGroup.edit',
  menu: {
    group: 'system',
    code: 'userGroup',
    name: { ZHS: '用户组', ENG: 'User groups' },
    icon: 'usergroup',
    url: '/userGroup',
    permissions: recordPermissions('userGroup'),
  },
  newPage: '/userGroup?new=',
  orEdit: 'organisation.edit',
  imported: true,
  batchEdited: true,
  search: { filter: 'name', code: '' },
  changes: { byName: true },
  texts: {
    'userGroup.nameRequired': { ZHS: '请输入用户组名称', ENG: 'Please enter the name of the group' },
    'userGroup.nameTaken': { ZHS: '用户组名称已存在，请更换', ENG: 'This group name is taken. Please choose another' },
    'userGroup.memberUnknown': {
      ZHS: '所选的员工不存在，请重新选择',
      ENG: 'One of the people does not exist. Please choose again',
    },
    'userGroup.notYourself': {
      ZHS: '不能把自己加入用户组，请联系管理员',
      ENG: 'You cannot add yourself to a group. Please ask an administrator',
    },
  },
});
