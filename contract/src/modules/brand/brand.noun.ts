import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const brandNoun = defineNoun({
  name: 'brand',
  table: 'brand',
  title: { ZHS: '品牌', ENG: 'Brands' },
  view: 'brand.view',
  edit: 'brand.edit',
  menu: {
    group: 'productCenter',
    code: 'brand',
    name: { ZHS: '品牌管理', ENG: 'Brands' },
    icon: 'tag',
    url: '/brand',
    permissions: recordPermissions('brand'),
  },
  shared: true,
  pictures: true,
  newPage: '/brand?new=',
  standardScreens: true,
  translated: true,
  imported: true,
  batchEdited: true,
  search: {},
  changes: { byName: true },
  figure: { filter: 'active' },
  texts: {
    'brand.codeRequired': { ZHS: '请输入品牌编码', ENG: 'Please enter the brand code' },
    'brand.nameRequired': { ZHS: '请输入品牌名称!', ENG: 'Please enter the brand name!' },
    'brand.sortOrderRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'brand.codeTaken': { ZHS: '品牌编码已存在，请更换', ENG: 'This brand code is taken. Please choose another' },
    'brand.added': { ZHS: '添加品牌成功!', ENG: 'Brand added!' },
  },
});
