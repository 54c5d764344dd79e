import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const materialNoun = defineNoun({
  name: 'material',
  table: 'material',
  title: { ZHS: '物料', ENG: 'Materials' },
  view: 'material.view',
  edit: 'material.edit',
  menu: {
    group: 'productCenter',
    code: 'material',
    name: { ZHS: '物料管理', ENG: 'Materials' },
    icon: 'material',
    url: '/materialManage',
    permissions: [
      ...recordPermissions('material'),
      { code: 'material.load', name: { ZHS: '加载物料', ENG: 'Load materials' } },
      { code: 'material.assign', name: { ZHS: '分配库存组织', ENG: 'Assign inventory organisations' } },
      { code: 'material.print', name: { ZHS: '打印', ENG: 'Print' } },
      { code: 'material.requirement', name: { ZHS: '设置资料要求', ENG: 'Set what is required' } },
      { code: 'material.stock', name: { ZHS: '更新库存', ENG: 'Set stock' } },
    ],
  },
  shared: true,
  assigned: true,
  pictures: true,
  uploads: { materialPicture: 'media', materialDocument: 'document' },
  parts: {
    material_accessory: { ZHS: '物料的生产配件', ENG: 'Accessories of materials' },
    material_assignment: { ZHS: '物料的库存组织', ENG: 'Inventory organisations of materials' },
    material_file: { ZHS: '物料的文件', ENG: 'Files of materials' },
    material_stock: { ZHS: '物料库存', ENG: 'Stock of materials' },
  },
  newPage: '/materialManage/0/0',
  translated: true,
  imported: true,
  batchEdited: true,
  search: { code: 'itemCode' },
  changes: { byName: true },
  figure: { filter: 'enabled' },
  texts: {
    'material.tellsApart': { ZHS: '产品BOM靠它区分物料', ENG: 'Product BOMs tell materials apart by it' },
    'material.codeRequired': { ZHS: '请输入物料编码', ENG: 'Please enter the material code' },
    'material.nameRequired': { ZHS: '请输入物料名称', ENG: 'Please enter the material name' },
    'material.unitRequired': { ZHS: '请选择物料单位', ENG: 'Please select the material unit' },
    'material.categoryRequired': { ZHS: '请选择物料类别', ENG: 'Please select the material category' },
    'material.typeRequired': { ZHS: '请选择物料类型', ENG: 'Please select the material type' },
    'material.noOrganisation': { ZHS: '当前登录账号没有所属组织', ENG: 'The current account has no organisation' },
    'material.checkFields': {
      ZHS: '请检查页面中的必填字段!!!',
      ENG: 'Please check the required fields on the page!!!',
    },
    'material.codeTaken': { ZHS: '物料编码已存在，请更换', ENG: 'This material code is taken. Please choose another' },
    'material.endBeforeStart': {
      ZHS: '失效日期不能早于生效日期',
      ENG: 'The end date must not be before the start date',
    },
    'material.digitsOnly': { ZHS: '只能输入数字', ENG: 'Please enter digits only' },
    'material.unitGone': {
      ZHS: '所选单位已停用或不存在，请重新选择',
      ENG: 'This unit is disabled or does not exist. Please select another',
    },
    'material.unitKind': {
      ZHS: '请选择“{category}”类别的单位',
      ENG: 'Please select a unit of the category “{category}”',
    },
    'material.categoryGone': {
      ZHS: '所选类别已停用或不存在，请重新选择',
      ENG: 'This category is disabled or does not exist. Please select another',
    },
    'material.typeGone': {
      ZHS: '所选类型已停用或不存在，请重新选择',
      ENG: 'This type is disabled or does not exist. Please select another',
    },
    'material.assetNeedsSerial': {
      ZHS: '资产类物料必须启用序列号控制',
      ENG: 'An asset must be under serial number control',
    },
    'material.hasStock': {
      ZHS: '物料有库存，不能修改：{stock}',
      ENG: 'The material is in stock and this cannot be changed: {stock}',
    },
    'material.ownAccessory': { ZHS: '物料不能作为自身的配件', ENG: 'A material cannot be its own accessory' },
    'material.accessoryGone': {
      ZHS: '所选配件中有的已不存在，请重新选择',
      ENG: 'Some of the accessories do not exist any more. Please select again',
    },
    'material.nothingToPrint': { ZHS: '请先勾选物料', ENG: 'Please tick the materials first' },
    'material.printJob': { ZHS: '打印物料（{count} 项）', ENG: 'Print {count} materials' },
    'material.printExpired': {
      ZHS: '打印链接已失效，请重新打印',
      ENG: 'This print link has expired. Please print again',
    },
    'material.nothingToLoad': { ZHS: '请选择物料!!!', ENG: 'Please select materials!!!' },
    'material.loaded': {
      ZHS: '物料已加载到当前库存组织',
      ENG: 'The materials were loaded into the current inventory organisation',
    },
    'material.noInventoryOrganisation': {
      ZHS: '请先选择库存组织',
      ENG: 'Please choose an inventory organisation first',
    },
    'material.nothingToAssign': { ZHS: '请选择要添加的组织！！！', ENG: 'Please select the organisations to add!!!' },
    'material.nothingToUnassign': { ZHS: '请选择要移除的组织!!!', ENG: 'Please select the organisations to remove!!!' },
    'material.organisationGone': {
      ZHS: '所选库存组织不存在，请重新选择',
      ENG: 'This inventory organisation does not exist. Please select another',
    },
    'material.organisationNotOfRole': {
      ZHS: '不能移除当前角色以外的库存组织',
      ENG: 'Only inventory organisations of your role can be removed',
    },
    'material.activeOrganisation': {
      ZHS: '不能移除当前库存组织',
      ENG: 'The current inventory organisation cannot be removed',
    },
    'material.organisationNotAssigned': {
      ZHS: '所选库存组织没有分配，请刷新后重新选择',
      ENG: 'One of the organisations is not assigned. Please refresh and select again',
    },
    'material.organisationHasStock': {
      ZHS: '有库存的组织不能移除：{stock}',
      ENG: 'Organisations that hold stock cannot be removed: {stock}',
    },
    'material.notAssigned': {
      ZHS: '物料“{code}”未分配给该库存组织',
      ENG: 'The material {code} is not assigned to this inventory organisation',
    },
    'material.unknownCode': { ZHS: '物料“{code}”不存在', ENG: 'There is no material {code}' },
    'material.unknownOrganisation': { ZHS: '库存组织“{code}”不存在', ENG: 'There is no inventory organisation {code}' },
    'material.stockKeyUsed': { ZHS: '该消息编号已用于其他内容', ENG: 'This message key was used for other content' },
    'material.stockTwice': {
      ZHS: '同一物料与库存组织出现了多次',
      ENG: 'The same material and organisation appear more than once',
    },
  },
});
