import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const specificationNoun = defineNoun({
  name: 'specification',
  table: 'specification',
  title: { ZHS: '规格', ENG: 'Specifications' },
  view: 'specification.view',
  edit: 'specification.edit',
  menu: {
    group: 'productCenter',
    code: 'specification',
    name: { ZHS: '规格管理', ENG: 'Specifications' },
    icon: 'profile',
    url: '/specification',
    permissions: recordPermissions('specification'),
  },
  shared: true,
  parts: { specification_value: { ZHS: '规格值', ENG: 'Specification values' } },
  newPage: '/specification?new=',
  translated: true,
  imported: true,
  batchEdited: true,
  search: {},
  changes: { byName: true },
  figure: { filter: 'active' },
  texts: {
    'specification.nameRequired': { ZHS: '请输入规格名称', ENG: 'Please enter the specification name' },
    'specification.categoryRequired': { ZHS: '请选择产品类别', ENG: 'Please select the product category' },
    'specification.sortOrderRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'specification.valueRequired': { ZHS: '请输入规格值', ENG: 'Please enter the specification value' },
    'specification.nameTaken': {
      ZHS: '该产品类别下已有同名规格，请更换名称',
      ENG: 'This product category has a specification of this name. Please choose another',
    },
    'specification.categoryGone': {
      ZHS: '所选产品类别已停用或不存在，请重新选择',
      ENG: 'This product category is disabled or does not exist. Please select another',
    },
    'specification.valueTwice': { ZHS: '规格值不可重复', ENG: 'Specification values must differ' },
    'specification.valueInUse': {
      ZHS: '规格值“{value}”已被使用，不能删除：{uses}',
      ENG: 'The specification value “{value}” is in use and cannot be deleted: {uses}',
    },
  },
});
