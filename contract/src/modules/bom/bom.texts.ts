import type { Text } from '../../kernel/language.ts';

/** They come with the calls: no page before the first BOM needs them. */
export const bomTexts = {
  'bom.productRequired': { ZHS: '请选择产品或输入产品名称', ENG: 'Please select a product or enter its name' },
  'bom.specificationRequired': { ZHS: '请输入规格', ENG: 'Please enter the specification' },
  'bom.variantRequired': {
    ZHS: '该商品有多个规格，请选择规格',
    ENG: 'This product has several variants. Please select one',
  },
  'bom.variantsDisabled': {
    ZHS: '该商品的规格都已停用，请先启用规格或选择其他商品',
    ENG: 'All variants of this product are disabled. Enable one or select another product',
  },
  'bom.headTaken': {
    ZHS: '该产品规格已有BOM，请直接修改或选择其他产品',
    ENG: 'This product or variant has a BOM already. Please change that one or select another',
  },
  'bom.headGone': {
    ZHS: '所选产品或规格已停用或不存在，请重新选择',
    ENG: 'This product or variant is disabled or does not exist. Please select another',
  },
  'bom.headFixed': { ZHS: 'BOM已发布，不能更换产品', ENG: 'The BOM has been released: its product cannot be changed' },
  'bom.variantOfOther': { ZHS: '所选规格不属于该产品', ENG: 'This variant belongs to another product' },
  'bom.typeGone': {
    ZHS: '所选分类集已停用或不存在，请重新选择',
    ENG: 'This category set is disabled or does not exist. Please select another',
  },
  'bom.sourceRequired': { ZHS: '请选择要复制的BOM', ENG: 'Please select the BOM to copy' },
  'bom.sourceGone': {
    ZHS: '要复制的BOM不存在，请重新选择',
    ENG: 'The BOM to copy does not exist. Please select another',
  },
  'bom.targetNameRequired': { ZHS: '请输入目标产品名称', ENG: 'Please enter the name of the target product' },
  'bom.targetCodeRequired': { ZHS: '请输入目标规格编码', ENG: 'Please enter the specification code of the target' },
  'bom.copied': { ZHS: '复制成功', ENG: 'Copied' },

  'bom.componentRequired': {
    ZHS: '请选择物料或输入部件名称',
    ENG: 'Please select a material or enter the name of the component',
  },
  'bom.componentGone': {
    ZHS: '所选物料已停用或不存在，请重新选择',
    ENG: 'This material is disabled or does not exist. Please select another',
  },
  'bom.hiddenComponent': { ZHS: '无权查看的物料', ENG: 'A material that you may not view' },
  'bom.hiddenBom': { ZHS: '无权查看的BOM', ENG: 'A BOM that you may not view' },
  'bom.quantityPositive': { ZHS: '数量必须大于0', ENG: 'The quantity must be greater than 0' },
  'bom.sortRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
  'bom.unitGone': {
    ZHS: '所选单位已停用或不存在，请重新选择',
    ENG: 'This unit is disabled or does not exist. Please select another',
  },
  'bom.nothingChosen': { ZHS: '请先选择部件', ENG: 'Please select components first' },
  'bom.itemGone': {
    ZHS: '部件已被他人删除，请刷新后重试',
    ENG: 'The component has been deleted by someone else. Please refresh and try again',
  },
  'bom.tooManyItems': { ZHS: '一个BOM最多{max}个部件', ENG: 'A BOM has at most {max} components' },
  'bom.pasteIntoItself': {
    ZHS: '不能粘贴到自身或自己的下级',
    ENG: 'A branch cannot be pasted into itself or below itself',
  },
  'bom.unknownKey': { ZHS: '引用了不存在的部件“{key}”', ENG: 'It refers to a component “{key}” that does not exist' },
  'bom.keyTwice': { ZHS: '部件标记“{key}”重复', ENG: 'The key “{key}” appears twice' },
  'bom.cycle': { ZHS: 'BOM不能包含自身：{path}', ENG: 'A BOM cannot contain itself: {path}' },
  'bom.cycleAtOnce': {
    ZHS: '他人刚刚的修改使BOM包含自身，请刷新后重试',
    ENG: 'With a change that someone else has just made, a BOM would contain itself. Please refresh and try again',
  },
  'bom.componentDeleted': { ZHS: '删除成功，共{count}个部件', ENG: 'Deleted: {count} components' },

  'bom.released': {
    ZHS: 'V{revision} 已发布，不能修改，请先新建版本',
    ENG: 'V{revision} has been released and cannot be changed. Please create a new revision first',
  },
  'bom.frozen': { ZHS: '已发布的版本不能修改或删除', ENG: 'A released revision cannot be changed or deleted' },
  'bom.hasReleased': {
    ZHS: '已有发布的版本，不能删除，可以停用',
    ENG: 'It has released revisions and cannot be deleted, but it can be disabled',
  },
  'bom.hasDraft': {
    ZHS: '已有草稿 V{revision}，请先发布或放弃',
    ENG: 'There is a draft already (V{revision}). Please release or discard it first',
  },
  'bom.noDraft': { ZHS: '没有草稿', ENG: 'There is no draft' },
  'bom.onlyDraft': {
    ZHS: '这是唯一的版本，请删除整个BOM',
    ENG: 'This is the only revision. Please delete the whole BOM',
  },
  'bom.empty': { ZHS: '没有部件，不能发布', ENG: 'It has no components and cannot be released' },
  'bom.disabledComponents': {
    ZHS: '有部件已停用，不能发布：{names}',
    ENG: 'It cannot be released with disabled components: {names}',
  },
  'bom.endBeforeStart': { ZHS: '失效日期不能早于生效日期', ENG: 'The end date must not be before the start date' },
  'bom.revisionGone': { ZHS: '该版本不存在', ENG: 'There is no such revision' },
  'bom.releaseDone': { ZHS: '发布成功', ENG: 'Released' },

  'bom.searchedRequired': { ZHS: '请选择物料或产品', ENG: 'Please select a material or a product' },
  'bom.replacedRequired': { ZHS: '请选择要替换的部件', ENG: 'Please select the component to replace' },
  'bom.sameComponent': { ZHS: '替换前后是同一物料', ENG: 'Both are the same material' },
  'bom.tooManyBoms': {
    ZHS: '一次最多替换{max}个BOM，请选择其中一部分',
    ENG: 'At most {max} BOMs at a time. Please select some of them',
  },

  'bom.sheetName': { ZHS: '部件', ENG: 'Components' },
  'bom.columnMissing': { ZHS: '缺少“{column}”列', ENG: 'The column “{column}” is missing' },
  'bom.levelJumps': { ZHS: '层级不能跳级', ENG: 'A level must not be skipped' },
  'bom.unknownCode': { ZHS: '物料编码“{code}”不存在', ENG: 'There is no material {code}' },
  'bom.unknownUnit': { ZHS: '单位“{unit}”不存在', ENG: 'There is no unit {unit}' },
} as const satisfies Record<string, Text>;
