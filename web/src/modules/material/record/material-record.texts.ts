import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useMaterialRecordText } = dictionary('materialRecord', {
  title: { ZHS: '物料详情', ENG: 'Material details' },
  create: { ZHS: '新增物料', ENG: 'New material' },
  view: { ZHS: '物料详情', ENG: 'Material details' },
  edit: { ZHS: '编辑物料', ENG: 'Edit material' },
  print: { ZHS: '打印', ENG: 'Print' },
  copy: { ZHS: '另存为', ENG: 'Save as new' },

  basicTab: { ZHS: '基本信息', ENG: 'Basic info' },
  detailsTab: { ZHS: '图文详情', ENG: 'Graphic details' },
  parameterTab: { ZHS: '产品参数', ENG: 'Parameters' },
  documentsTab: { ZHS: '产品文档', ENG: 'Documents' },
  accessoriesTab: { ZHS: '生产配件', ENG: 'Accessories' },
  assignTab: { ZHS: '分配库存组织', ENG: 'Assign inventory organisations' },
  assignedTab: { ZHS: '查看库存组织', ENG: 'View inventory organisations' },

  pricesAndStock: { ZHS: '价格与库存', ENG: 'Prices and stock' },
  optional: { ZHS: '选填', ENG: 'optional' },
  system: { ZHS: '系统信息', ENG: 'System information' },

  createsCode: { ZHS: '自动生成编码', ENG: 'Generate the code' },
  codePlaceholder: { ZHS: '最多20位，不含中文', ENG: 'Up to 20, no Chinese' },
  codeAtSave: { ZHS: '提交时自动生成', ENG: 'Generated when submitted' },
  inventoryOrganisation: { ZHS: '库存组织', ENG: 'Inventory organisation' },
  currency: { ZHS: '元', ENG: 'CNY' },

  noDocuments: { ZHS: '没有产品文档', ENG: 'No documents' },

  policyHint: { ZHS: '14 项开关，决定单据能否选用、如何记账', ENG: '14 switches' },
  stockGroup: { ZHS: '库存', ENG: 'Inventory' },
  tradeGroup: { ZHS: '采购与销售', ENG: 'Purchasing and sales' },
  productionGroup: { ZHS: '生产与成本', ENG: 'Production and cost' },
  qualityGroup: { ZHS: '质量', ENG: 'Quality' },
  assetLock: { ZHS: '资产物料必须启用序列号控制', ENG: 'Every asset needs it' },
  stockLock: { ZHS: '资产、批次、序列号 3 项已锁定：', ENG: 'Asset, lot and serial control are locked: ' },
  heldBy: { ZHS: '{organisation} 有库存 {quantity} {unit}', ENG: '{organisation} holds {quantity} {unit}' },
  otherHolders: { ZHS: '另 {count} 个组织', ENG: '{count} more' },

  addAccessories: { ZHS: '添加配件', ENG: 'Add accessories' },
  chooseAccessories: { ZHS: '选择配件', ENG: 'Choose accessories' },
  noAccessoryChosen: { ZHS: '请选择配件!!!', ENG: 'Please select accessories!!!' },
  searchMaterials: { ZHS: '按编码、名称或拼音首字母查找', ENG: 'Find by code or name' },
  isItself: { ZHS: '当前物料', ENG: 'This material' },
  isAdded: { ZHS: '已添加', ENG: 'Added' },
  noAccessories: { ZHS: '还没有生产配件', ENG: 'No accessories yet' },
  remove: { ZHS: '移除', ENG: 'Remove' },
  removeOne: { ZHS: '移除 {name}', ENG: 'Remove {name}' },
});
export type MaterialRecordText = ReturnType<typeof useMaterialRecordText>;
