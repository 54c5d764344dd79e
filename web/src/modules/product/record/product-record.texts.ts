import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useProductRecordText } = dictionary('productRecord', {
  title: { ZHS: '商品详情', ENG: 'Product details' },
  create: { ZHS: '新增商品', ENG: 'New product' },
  view: { ZHS: '商品详情', ENG: 'Product details' },
  edit: { ZHS: '编辑商品', ENG: 'Edit product' },

  basicTab: { ZHS: '基础信息', ENG: 'Basic info' },
  variantsTab: { ZHS: '商品规格', ENG: 'Variants' },
  pricesTab: { ZHS: '价格走势', ENG: 'Price history' },

  system: { ZHS: '系统信息', ENG: 'System information' },
  optional: { ZHS: '选填', ENG: 'optional' },

  inventoryOrganisation: { ZHS: '库存组织', ENG: 'Inventory organisation' },
  days: { ZHS: '天', ENG: 'days' },
  currency: { ZHS: '元', ENG: 'CNY' },
  noDocuments: { ZHS: '没有商品资料', ENG: 'No documents' },
  onShelf: { ZHS: '已上架', ENG: 'On the shelf' },
  offShelf: { ZHS: '未上架', ENG: 'Off the shelf' },

  allVariants: { ZHS: '全部规格（最低 – 最高）', ENG: 'All variants (lowest – highest)' },
  since: { ZHS: '生效时间', ENG: 'Since' },
  earlier: { ZHS: '更早', ENG: 'Earlier' },
  noPrices: { ZHS: '还没有价格', ENG: 'No prices yet' },

  assetLock: { ZHS: '资产商品必须启用序列号控制', ENG: 'Every asset needs it' },
  stockLock: {
    ZHS: '资产、批次、序列号 3 项已锁定：{stock}',
    ENG: 'Asset, lot and serial control are locked: {stock}',
  },

  addBrand: { ZHS: '新增品牌', ENG: 'New brand' },
  chooseLabels: { ZHS: '选择标签', ENG: 'Choose labels' },
  removeLabel: { ZHS: '移除标签 {name}', ENG: 'Remove the label {name}' },
  oneOf: { ZHS: '单选', ENG: 'one' },
  severalOf: { ZHS: '多选', ENG: 'several' },
  noLabels: { ZHS: '没有可用于商品的标签', ENG: 'There are no labels for products' },
});
export type ProductRecordText = ReturnType<typeof useProductRecordText>;
