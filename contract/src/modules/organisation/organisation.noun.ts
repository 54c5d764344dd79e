import { defineNoun } from '../../kernel/record/noun.ts';

export const organisationNoun = defineNoun({
  name: 'organisation',
  table: 'organisation',
  title: { ZHS: '部门', ENG: 'Departments' },
  view: 'organisation.view',
  edit: 'organisation.edit',
  menu: {
    group: 'system',
    code: 'organisation',
    name: { ZHS: '组织管理', ENG: 'Organisations' },
    icon: 'apartment',
    url: '/organisation',
    permissions: [
      { code: 'organisation.view', name: { ZHS: '查看组织', ENG: 'View organisations' } },
      { code: 'organisation.edit', name: { ZHS: '编辑组织', ENG: 'Edit organisations' } },
    ],
  },
  newPage: '/organisation?new',
  imported: true,
  search: {},
  changes: {},
  texts: {
    'organisation.codeRequired': { ZHS: '请输入部门编码', ENG: 'Please enter the department code' },
    'organisation.codeTaken': {
      ZHS: '部门编码已存在，请更换',
      ENG: 'This department code is taken. Please choose another',
    },
    'organisation.nameRequired': { ZHS: '请输入部门名称', ENG: 'Please enter the department name' },
    'organisation.sortRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'organisation.parentUnknown': {
      ZHS: '上级部门不存在，请重新选择',
      ENG: 'The parent department does not exist. Please choose another',
    },
    'organisation.parentDisabled': {
      ZHS: '上级部门已停用，请先启用或重新选择',
      ENG: 'The parent department is disabled. Please enable it or choose another',
    },
    'organisation.headUnknown': {
      ZHS: '负责人不存在，请重新选择',
      ENG: 'The head does not exist. Please choose another person',
    },
    'organisation.headDisabled': {
      ZHS: '该员工的账号已停用，不能担任负责人',
      ENG: 'The account of this person is disabled: they cannot be the head',
    },
    'organisation.cycle': { ZHS: '上级部门不能是自己或自己的下级', ENG: 'A department cannot be below itself' },
    'organisation.notYours': {
      ZHS: '只能移动您所在部门的下级部门，请联系管理员操作',
      ENG: 'You can only move departments below your own. Please ask an administrator',
    },
    'organisation.activeBelow': {
      ZHS: '还有 {count} 个启用的下级部门，请先停用下级部门',
      ENG: '{count} departments below it are enabled. Please disable them first',
    },
    'organisation.activePeople': {
      ZHS: '部门中还有 {count} 名启用的员工，请先调整他们的部门',
      ENG: '{count} people of the department are enabled. Please move them to another department first',
    },
    'organisation.moved': { ZHS: '移动成功', ENG: 'Moved' },
  },
});
