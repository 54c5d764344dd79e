import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const roleNoun = defineNoun({
  name: 'role',
  table: 'role',
  title: { ZHS: '角色', ENG: 'Roles' },
  view: 'role.view',
  edit: 'role.edit',
  menu: {
    group: 'system',
    code: 'role',
    name: { ZHS: '角色权限', ENG: 'Roles' },
    icon: 'lock',
    url: '/role',
    permissions: recordPermissions('role'),
  },
  newPage: '/role?new=',
  search: { call: 'query' },
  changes: {},
  texts: {
    'role.nameRequired': { ZHS: '请输入角色名称', ENG: 'Please enter the name of the role' },
    'role.codeRequired': { ZHS: '请输入角色编码', ENG: 'Please enter the code of the role' },
    'role.codeTaken': { ZHS: '角色编码已存在，请更换', ENG: 'This role code is taken. Please choose another' },
    'role.builtIn': {
      ZHS: '内置的管理员角色始终拥有全部权限，只能修改名称、备注、库存组织和成员',
      ENG: 'The built-in administrator role always has every permission. Only its name, remark, inventory organisations and members can change',
    },
    'role.builtInDelete': { ZHS: '内置的管理员角色不能删除', ENG: 'The built-in administrator role cannot be deleted' },
    'role.hasMembers': {
      ZHS: '该角色还有{count}名成员，请先移除成员再删除',
      ENG: 'This role still has {count} members. Please remove them before you delete it',
    },
    'role.resourceUnknown': {
      ZHS: '所选的菜单或权限不存在，请刷新后重新选择',
      ENG: 'One of the menus or permissions does not exist. Please refresh and choose again',
    },
    'role.organisationUnknown': {
      ZHS: '所选的库存组织不存在，请重新选择',
      ENG: 'One of the inventory organisations does not exist. Please choose again',
    },
    'role.fieldUnknown': { ZHS: '不支持设置该字段的权限', ENG: 'The rights of this field cannot be set' },
    'role.fieldRequired': { ZHS: '必填，不能隐藏', ENG: 'Required, cannot be hidden' },
    'role.fieldNotHideable': {
      ZHS: '该字段不能隐藏，只能设为只读',
      ENG: 'This field cannot be hidden, only made read-only',
    },
    'role.personUnknown': {
      ZHS: '所选的员工不存在，请重新选择',
      ENG: 'One of the people does not exist. Please choose again',
    },
    'role.notMember': {
      ZHS: '所选的员工没有该角色，请刷新后重新选择',
      ENG: 'One of the people does not have this role. Please refresh and choose again',
    },
    'role.targetRequired': { ZHS: '请选择权限或字段', ENG: 'Please choose a permission or a field' },
    'role.grantPermissions': {
      ZHS: '不能授予您没有的权限：{permissions}',
      ENG: 'You cannot grant permissions that you do not have: {permissions}',
    },
    'role.grantInventory': {
      ZHS: '不能授予您当前角色没有的库存组织',
      ENG: 'You cannot grant inventory organisations that your current role does not have',
    },
    'role.grantFields': {
      ZHS: '字段权限不能高于您当前角色对该字段的权限',
      ENG: 'A role cannot get more of a field than your current role has',
    },
    'role.copied': { ZHS: '角色已复制', ENG: 'The role has been copied' },
    'role.previewStarted': { ZHS: '已进入预览，期间只能查看', ENG: 'The preview has started. You can only look' },
    'role.previewEnded': { ZHS: '预览已结束', ENG: 'The preview has ended' },
  },
});
