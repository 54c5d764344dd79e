import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useBomText } = dictionaryPart('bom', {
  specification: { ZHS: '规格', ENG: 'Specification' },
  draftRevision: { ZHS: 'V{revision} 草稿', ENG: 'V{revision} Draft' },
  releasedRevision: { ZHS: 'V{revision} 已发布', ENG: 'V{revision} Released' },
  items: { ZHS: '部件', ENG: 'Components' },
  itemSort: { ZHS: '部件排序', ENG: 'Order of components' },
  releaseRemark: { ZHS: '版本说明', ENG: 'Remarks' },
  copy: { ZHS: '复制产品BOM', ENG: 'Copy product BOM' },
  copyAction: { ZHS: '复制', ENG: 'Copy' },
  manage: { ZHS: 'BOM管理', ENG: 'BOM management' },
  history: { ZHS: '变更记录', ENG: 'History' },
  deleteDetail: {
    ZHS: '其中的 {count} 个部件将一并删除，不能恢复；已有发布版本的BOM不能删除，可以停用。',
    ENG: 'Its {count} components are deleted as well. This cannot be undone. A BOM with a released revision cannot be deleted, but it can be disabled.',
  },
  typeInstead: { ZHS: '改为手工输入', ENG: 'Type it instead' },
  chooseProduct: { ZHS: '选择商品', ENG: 'Select a product' },
  chooseVariant: { ZHS: '请选择规格', ENG: 'Select a variant' },
  noVariant: {
    ZHS: '该商品没有规格，以商品编码为规格',
    ENG: 'This product has no variants; its code is the specification',
  },
  chooseMaterial: { ZHS: '选择物料', ENG: 'Select a material' },
  searchProducts: { ZHS: '按商品名称或编码查找', ENG: 'Search by name or code' },
  searchMaterials: { ZHS: '按物料名称或编码查找', ENG: 'Search by name or code' },
  code: { ZHS: '编码', ENG: 'Code' },
  name: { ZHS: '名称', ENG: 'Name' },
  category: { ZHS: '类别', ENG: 'Category' },
  unit: { ZHS: '单位', ENG: 'Unit' },
  isDisabled: { ZHS: '已停用', ENG: 'Disabled' },
  fromRecord: { ZHS: '取自所选商品或物料', ENG: 'As in the chosen record' },

  sourceBom: { ZHS: '来源BOM', ENG: 'BOM to copy' },
  sourceBomPlaceholder: { ZHS: '按产品名称或编码查找', ENG: 'Search by product name or code' },
  chooseBom: { ZHS: '选择产品BOM', ENG: 'Select a product BOM' },
  targetName: { ZHS: '目标产品名称', ENG: 'Target product name' },
  targetCode: { ZHS: '目标规格编码', ENG: 'Target specification code' },
  copyHint: {
    ZHS: '部件的层级、数量和备注一起复制，新BOM从草稿 V1 开始。',
    ENG: 'All components are copied with their levels, quantities and remarks. The new BOM begins with draft V1.',
  },
});
export type BomText = ReturnType<typeof useBomText>;
