import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const labelSetNoun = defineNoun({
  name: 'labelSet',
  table: 'label_set',
  title: { ZHS: '标签集', ENG: 'Label sets' },
  view: 'labelSet.view',
  edit: 'labelSet.edit',
  menu: {
    group: 'productCenter',
    code: 'labelSet',
    name: { ZHS: '标签集管理', ENG: 'Label sets' },
    icon: 'tags',
    url: '/labelSet',
    permissions: recordPermissions('labelSet'),
  },
  shared: true,
  newPage: '/labelSet?new=',
  translated: true,
  imported: true,
  batchEdited: true,
  search: { code: '' },
  changes: { byName: true },
  figure: {},
  texts: {
    'labelSet.nameRequired': { ZHS: '请输入标签集名称', ENG: 'Please enter the set name' },
    'labelSet.useObjRequired': { ZHS: '请选择使用对象', ENG: 'Please select what the labels are for' },
    'labelSet.nameTaken': { ZHS: '标签集名称已存在，请更换', ENG: 'This set name is taken. Please choose another' },
    'labelSet.sourceRequired': { ZHS: '请选择来源标签集', ENG: 'Please select the source set' },
    'labelSet.sourceGone': {
      ZHS: '来源标签集不存在或已被删除',
      ENG: 'The source set does not exist or has been deleted',
    },
  },
});
