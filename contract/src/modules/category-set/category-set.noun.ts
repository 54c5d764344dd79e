import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const categorySetNoun = defineNoun({
  name: 'categorySet',
  table: 'category_set',
  title: { ZHS: '分类集', ENG: 'Category sets' },
  view: 'categorySet.view',
  edit: 'categorySet.edit',
  menu: {
    group: 'productCenter',
    code: 'categorySet',
    name: { ZHS: '分类集管理', ENG: 'Category sets' },
    icon: 'apartment',
    url: '/categorySet',
    permissions: recordPermissions('categorySet'),
  },
  shared: true,
  newPage: '/categorySet?new=',
  translated: true,
  imported: true,
  batchEdited: true,
  search: {},
  changes: { byName: true },
  figure: {},
  texts: {
    'categorySet.codeRequired': { ZHS: '请输入分类集编码', ENG: 'Please enter the set code' },
    'categorySet.nameRequired': { ZHS: '请输入分类集名称', ENG: 'Please enter the set name' },
    'categorySet.codeTaken': { ZHS: '分类集编码已存在，请更换', ENG: 'This set code is taken. Please choose another' },
    'categorySet.sourceRequired': { ZHS: '请选择来源分类集', ENG: 'Please select the source set' },
    'categorySet.sourceGone': {
      ZHS: '来源分类集不存在或已被删除',
      ENG: 'The source set does not exist or has been deleted',
    },
  },
});
