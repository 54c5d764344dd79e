import type { Text } from '@edp/contract/kernel/language.ts';
import { itemTypes, labelObjects, unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';

interface SystemDictionary {
  key: string;
  name: Text;
  remark: string;
  /** By their codes, in their order. */
  items: Readonly<Record<string, Text>>;
}

/** What fields of the product are chosen from. Tenants rename, disable and reorder the items, and add their own. */
export const systemDictionaries: readonly SystemDictionary[] = [
  {
    key: labelObjects,
    name: { ZHS: '标签使用对象', ENG: 'What labels are put on' },
    remark: '标签集的使用对象',
    items: {
      PRODUCT: { ZHS: '商品', ENG: 'Product' },
      MATERIAL: { ZHS: '物料', ENG: 'Material' },
      CUSTOMER: { ZHS: '客户', ENG: 'Customer' },
      SUPPLIER: { ZHS: '供应商', ENG: 'Supplier' },
      DEVICE: { ZHS: '设备', ENG: 'Device' },
      CONTRACT: { ZHS: '合同', ENG: 'Contract' },
      STAFF: { ZHS: '人员', ENG: 'Staff' },
    },
  },
  {
    key: itemTypes,
    name: { ZHS: '商品规格类型', ENG: 'Types of SKUs' },
    remark: '商品各规格的类型',
    items: {
      RAW: { ZHS: '原材料', ENG: 'Raw material' },
      SEMI_FINISHED: { ZHS: '半成品', ENG: 'Semi-finished product' },
      FINISHED: { ZHS: '产成品', ENG: 'Finished product' },
      PURCHASED_PART: { ZHS: '外购件', ENG: 'Purchased part' },
      SPARE_PART: { ZHS: '备品备件', ENG: 'Spare part' },
      AUXILIARY: { ZHS: '辅料', ENG: 'Auxiliary material' },
      PACKAGING: { ZHS: '包装物', ENG: 'Packaging' },
      CONSUMABLE: { ZHS: '低值易耗品', ENG: 'Consumable' },
      SERVICE: { ZHS: '服务', ENG: 'Service' },
    },
  },
  {
    key: unitCategories,
    name: { ZHS: '单位类别', ENG: 'Categories of units' },
    remark: '计量单位的类别',
    items: {
      LengthUnit: { ZHS: '长度', ENG: 'Length' },
      WeightUnit: { ZHS: '重量', ENG: 'Weight' },
      VolumeUnit: { ZHS: '体积', ENG: 'Volume' },
      AreaUnit: { ZHS: '面积', ENG: 'Area' },
      CountUnit: { ZHS: '数量', ENG: 'Count' },
      TimeUnit: { ZHS: '时间', ENG: 'Time' },
    },
  },
];
