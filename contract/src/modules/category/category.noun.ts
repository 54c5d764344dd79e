import { defineNoun } from '../../kernel/record/noun.ts';

export const categoryNoun = defineNoun({
  name: 'category',
  table: 'category',
  title: { ZHS: '分类', ENG: 'Categories' },
  view: 'categorySet.view',
  edit: 'categorySet.edit',
  pictures: true,
  page: '/categorySet',
  translated: true,
  search: { call: 'find' },
  changes: {},
  texts: {
    'category.nameRequired': { ZHS: '请输入分类名称', ENG: 'Please enter the category name' },
    'category.codeRequired': { ZHS: '请输入分类编码', ENG: 'Please enter the category code' },
    'category.sortRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'category.codeTaken': {
      ZHS: '同一分类集中已有该编码，请更换',
      ENG: 'This code is taken in the set. Please choose another',
    },
    'category.setRequired': { ZHS: '请选择分类集', ENG: 'Please select the category set' },
    'category.moved': { ZHS: '移动成功', ENG: 'Moved' },
    'category.deleted': { ZHS: '删除成功!', ENG: 'Deleted!' },
  },
});
