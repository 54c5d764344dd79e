import { defineNoun } from '../../kernel/record/noun.ts';

export const organisationNoun = defineNoun({
  name: 'organisation',
  table: 'organisation',
  title: { ZHS: '组织', ENG: 'Organisations' },
  view: 'organisation.view',
  edit: 'organisation.edit',
  menu: {
    group: 'system',
    code: 'people',
    name: { ZHS: '人员与组织', ENG: 'People and organisations' },
    icon: 'team',
    permissions: [
      { code: 'employee.view', name: { ZHS: '查看员工', ENG: 'View employees' } },
      { code: 'employee.edit', name: { ZHS: '编辑员工', ENG: 'Edit employees' } },
      { code: 'organisation.view', name: { ZHS: '查看组织', ENG: 'View organisations' } },
      { code: 'organisation.edit', name: { ZHS: '编辑组织', ENG: 'Edit organisations' } },
    ],
  },
  changes: {},
  parts: { inventory_organisation: { ZHS: '库存组织', ENG: 'Inventory organisations' } },
  texts: {
    'organisation.codeRequired': { ZHS: '请输入组织编码', ENG: 'Please enter the organisation code' },
    'organisation.codeTaken': { ZHS: '组织编码已存在，请更换', ENG: 'This organisation code is taken. Please choose another' },
    'organisation.nameRequired': { ZHS: '请输入组织名称', ENG: 'Please enter the organisation name' },
    'organisation.parentUnknown': { ZHS: '上级组织不存在，请重新选择', ENG: 'The parent organisation does not exist. Please choose another' },
    'organisation.cycle': { ZHS: '上级组织不能是自己或自己的下级', ENG: 'An organisation cannot be below itself' },
    'organisation.notYours': {
      ZHS: '只能移动您所在组织的下级组织，请联系管理员操作',
      ENG: 'You can only move organisations below your own. Please ask an administrator',
    },
  },
});
