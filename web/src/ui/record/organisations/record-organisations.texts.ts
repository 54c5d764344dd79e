import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useOrganisationsText } = dictionary('recordOrganisations', {
  title: { ZHS: '分配的库存组织', ENG: 'Assigned inventory organisations' },
  assigned: { ZHS: '查看库存组织', ENG: 'View inventory organisations' },
  inventoryOrganisation: { ZHS: '库存组织', ENG: 'Inventory organisation' },
  unitOrganisation: { ZHS: '业务单元', ENG: 'Unit organisation' },
  stock: { ZHS: '库存', ENG: 'Stock' },
  searchInventory: { ZHS: '按库存组织查找', ENG: 'Inventory organisation' },
  searchUnit: { ZHS: '按业务单元查找', ENG: 'Unit organisation' },
  current: { ZHS: '当前', ENG: 'Current' },
  changedAtSave: {
    ZHS: '提交后生效；当前组织和有库存的组织不能移除。',
    ENG: 'Takes effect on Submit. The current organisation and those that hold stock cannot be removed.',
  },
  assignedAtSave: {
    ZHS: '提交后生效；当前库存组织会自动分配。',
    ENG: 'Takes effect on Submit. The current organisation is assigned by itself.',
  },
  currentAlone: {
    ZHS: '提交后分配给当前库存组织：{name}',
    ENG: 'Assigned to the current organisation on Submit: {name}',
  },
  hasStock: { ZHS: '有库存 {quantity}', ENG: 'Stock {quantity}' },
  otherRole: { ZHS: '不属于当前角色', ENG: 'Not of your role' },
  none: { ZHS: '没有库存组织', ENG: 'No inventory organisations' },
});
