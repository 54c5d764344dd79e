import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useOrganisationsText } = dictionary('recordOrganisations', {
  title: { ZHS: '分配的库存组织', ENG: 'Assigned inventory organisations' },
  assign: { ZHS: '分配库存组织', ENG: 'Assign inventory organisations' },
  assigned: { ZHS: '查看库存组织', ENG: 'View inventory organisations' },
  inventoryOrganisation: { ZHS: '库存组织', ENG: 'Inventory organisation' },
  unitOrganisation: { ZHS: '业务单元', ENG: 'Unit organisation' },
  stock: { ZHS: '库存', ENG: 'Stock' },
  searchInventory: { ZHS: '按库存组织查找', ENG: 'Inventory organisation' },
  searchUnit: { ZHS: '按业务单元查找', ENG: 'Unit organisation' },
  current: { ZHS: '当前', ENG: 'Current' },
  isAdded: { ZHS: '已添加', ENG: 'Added' },
  add: { ZHS: '添加组织', ENG: 'Add organisations' },
  choose: { ZHS: '选择库存组织', ENG: 'Choose inventory organisations' },
  remove: { ZHS: '移除', ENG: 'Remove' },
  removeChosen: { ZHS: '批量移除', ENG: 'Remove selected' },
  removeQuestion: { ZHS: '确认移除选中的 {count} 个组织？', ENG: 'Remove the {count} selected organisations?' },
  assignedAtOnce: {
    ZHS: '添加和移除立即生效，无需提交。',
    ENG: 'Additions and removals take effect at once, without Submit.',
  },
  assignedAtSave: {
    ZHS: '提交后生效；当前库存组织会自动分配。',
    ENG: 'Takes effect on Submit. The current organisation is assigned by itself.',
  },
  none: { ZHS: '没有库存组织', ENG: 'No inventory organisations' },
});
