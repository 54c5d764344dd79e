import { defineRecord } from '../../kernel/record/define-record.ts';
import { materialCompleteness } from './material-completeness.ts';
import { materialFields, materialRowFields } from './material-fields.ts';
import { measureGroup } from './measure-fields.ts';
import { materialNoun } from './material.noun.ts';
import { material } from './material.ts';

/** The groups of the form, the record and its data sheet. */
export const materialGroups = {
  basics: {
    title: { ZHS: '基本', ENG: 'Basics' },
    fields: ['itemCode', 'itemName', 'startDateActive', 'endDateActive'],
  },
  classification: {
    title: { ZHS: '分类与单位', ENG: 'Classification and unit' },
    fields: ['itemCategoryId', 'itemTypeId', 'unitId', 'proCategoryId'],
  },
  prices: { title: { ZHS: '价格', ENG: 'Prices' }, fields: ['marketPrice', 'listPricePerUnit'] },
  measures: measureGroup(),
  technical: {
    title: { ZHS: '技术参数', ENG: 'Technical data' },
    fields: [
      'specificationModel',
      'specification',
      'texture',
      'sizeSpecification',
      'drawingNumber',
      'drawingExplain',
      'bore',
      'outsideDiameter',
      'wallThickness',
      'furnaceBatchNumber',
      'blockNumber',
      'materialDescription',
    ],
  },
  media: { title: { ZHS: '图片与视频', ENG: 'Pictures and videos' }, fields: ['thumbnailUrl', 'picIds'] },
  policy: {
    title: { ZHS: '控制策略', ENG: 'Control' },
    fields: [
      'enabled',
      'isInventoryItem',
      'isLotControl',
      'autoLotAlphaPrefix',
      'startAutoLotNumber',
      'isSerialNumberControl',
      'autoSerialAlphaPrefix',
      'startAutoSerialNumber',
      'isInventoryAsset',
      'isPurchasingItem',
      'isCustomerOrder',
      'isInvoice',
      'isServiceItem',
      'isBom',
      'isBuildInWip',
      'isCosting',
      'isInspection',
      'isRetest',
    ],
  },
} as const;

export const materialRecord = defineRecord({
  noun: materialNoun,
  fields: materialFields,
  rowFields: materialRowFields,
  calls: material,
  key: 'itemCode',
  taken: 'material.codeTaken',
  filters: ['itemCode', 'itemName', 'enabled', 'itemCategoryId', 'createTime', 'updatedTime'],
  form: [
    ...Object.values(materialGroups).flatMap(({ fields }) => fields),
    'graphicDetails',
    'parameter',
    'productDocumentIds',
    'productionOptions',
    'invOrgList',
  ],
  groups: materialGroups,
  completeness: materialCompleteness,
  one: { ZHS: '物料', ENG: 'material' },
  empty: {
    title: { ZHS: '当前库存组织还没有物料', ENG: 'This inventory organisation has no materials yet' },
    detail: {
      ZHS: '物料是采购、生产和库存共用的基本资料；可以新增、导入，或从主组织加载已有的物料。',
      ENG: 'Materials are what purchasing, production and stock refer to. Add or import them, or load those of the master organisation.',
    },
  },
});
