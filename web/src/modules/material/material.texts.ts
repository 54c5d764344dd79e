import { materialLabels, materialWords } from '@edp/contract/modules/material/material-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useMaterialText } = dictionary('material', {
  title: { ZHS: '物料管理', ENG: 'Materials' },
  thing: { ZHS: '物料', ENG: 'material' },
  code: materialLabels.itemCode,
  name: materialLabels.itemName,
  picture: { ZHS: '图片', ENG: 'Picture' },
  specificationModel: materialLabels.specificationModel,
  specification: materialLabels.specification,
  texture: materialLabels.texture,
  drawingNumber: materialLabels.drawingNumber,
  unit: { ZHS: '单位', ENG: 'Unit' },
  category: { ZHS: '物料类别', ENG: 'Category' },
  type: { ZHS: '物料类型', ENG: 'Type' },
  marketPrice: materialLabels.marketPrice,
  listPrice: materialLabels.listPricePerUnit,
  stock: materialLabels.storageNum,
  lotControl: materialLabels.isLotControl,
  byLot: materialWords.byLot,
  serialControl: materialLabels.isSerialNumberControl,
  bySerial: materialWords.bySerial,
  notControlled: materialWords.notControlled,
  asset: materialLabels.isInventoryAsset,
  isAsset: materialWords.isAsset,
  isNoAsset: materialWords.isNoAsset,
  updatedTime: materialLabels.updatedTime,
  load: { ZHS: '加载物料', ENG: 'Load materials' },
  searchLoadable: { ZHS: '按物料编码或名称查找', ENG: 'Find by material code or name' },
  nothingToLoad: {
    ZHS: '当前库存组织已有全部物料，无需加载',
    ENG: 'This inventory organisation has all materials already',
  },
  print: { ZHS: '打印', ENG: 'Print' },
  printTicked: { ZHS: '批量打印', ENG: 'Print selected' },
  deleteDetail: {
    ZHS: '编码 {code}。删除后不能恢复；有库存或已被使用的物料不能删除。',
    ENG: 'Code {code}. This cannot be undone. What is in stock or in use cannot be deleted.',
  },
  emptyTitle: { ZHS: '当前库存组织还没有物料', ENG: 'This inventory organisation has no materials yet' },
  emptyDetail: {
    ZHS: '物料是采购、生产和库存共用的基本资料；可以新增、导入，或从主组织加载已有的物料。',
    ENG: 'Materials are what purchasing, production and stock refer to. Add or import them, or load those of the master organisation.',
  },
});
export type MaterialText = ReturnType<typeof useMaterialText>;
