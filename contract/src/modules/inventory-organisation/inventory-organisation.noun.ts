import { defineNoun } from '../../kernel/record/noun.ts';

/** Stands in the menu with the departments: it is the other tab of their screen, and under the same permissions. */
export const inventoryOrganisationNoun = defineNoun({
  name: 'inventoryOrganisation',
  table: 'inventory_organisation',
  title: { ZHS: '库存组织', ENG: 'Inventory organisations' },
  view: 'organisation.view',
  edit: 'organisation.edit',
  page: '/organisation/inventory',
  newPage: '/organisation/inventory?new=',
  imported: true,
  batchEdited: true,
  search: {},
  changes: { byName: true },
  texts: {
    'inventoryOrganisation.codeRequired': { ZHS: '请输入库存组织编码', ENG: 'Please enter the code' },
    'inventoryOrganisation.nameRequired': { ZHS: '请输入库存组织名称', ENG: 'Please enter the name' },
    'inventoryOrganisation.codeTaken': {
      ZHS: '库存组织编码已存在，请更换',
      ENG: 'This code is taken. Please choose another',
    },
    'inventoryOrganisation.unitUnknown': {
      ZHS: '业务单元不存在，请重新选择',
      ENG: 'The unit organisation does not exist. Please choose another',
    },
    'inventoryOrganisation.unitDisabled': {
      ZHS: '业务单元已停用，请重新选择',
      ENG: 'The unit organisation is disabled. Please choose another',
    },
    'inventoryOrganisation.isMaster': {
      ZHS: '主组织不能停用或删除，请先将其他库存组织设为主组织',
      ENG: 'The master cannot be disabled or deleted. Please make another one the master first',
    },
    'inventoryOrganisation.masterDisabled': {
      ZHS: '已停用的库存组织不能设为主组织',
      ENG: 'A disabled inventory organisation cannot be the master',
    },
    'inventoryOrganisation.masterRights': {
      ZHS: '当前角色不能使用原主组织或该库存组织，不能更换主组织，请联系管理员',
      ENG: 'Your role may not work in the present master or in this one. Please ask an administrator',
    },
    'inventoryOrganisation.masterSet': { ZHS: '已设为主组织', ENG: 'It is the master now' },
    'inventoryOrganisation.hasSessions': {
      ZHS: '有 {count} 人正在该库存组织中工作，请等他们切换后再操作',
      ENG: '{count} people are working in it. Please wait until they have switched',
    },
    'inventoryOrganisation.hasStock': {
      ZHS: '还有 {count} 种物料的库存，不能停用',
      ENG: 'It holds stock of {count} materials and cannot be disabled',
    },
    'inventoryOrganisation.hasRoles': {
      ZHS: '角色“{roles}”可使用该库存组织，请先在角色中移除',
      ENG: 'These roles may work in it: {roles}. Please remove it from them first',
    },
    'inventoryOrganisation.onlyOne': {
      ZHS: '角色“{roles}”只能使用该库存组织，停用后将无法工作',
      ENG: 'These roles may work in nothing else: {roles}. Please give them another one first',
    },
  },
});
