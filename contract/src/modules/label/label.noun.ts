import { defineNoun } from '../../kernel/record/noun.ts';

export const labelNoun = defineNoun({
  name: 'label',
  table: 'label',
  title: { ZHS: '标签', ENG: 'Labels' },
  view: 'labelSet.view',
  edit: 'labelSet.edit',
  pictures: true,
  page: '/labelSet',
  translated: true,
  search: { call: 'find' },
  changes: {},
  texts: {
    'label.nameRequired': { ZHS: '请输入标签名称', ENG: 'Please enter the label name' },
    'label.codeRequired': { ZHS: '请输入标签编码', ENG: 'Please enter the label code' },
    'label.sortRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
    'label.isRadioRequired': { ZHS: '请选择是否单选', ENG: 'Please choose whether only one may be selected' },
    'label.isRadioRootOnly': {
      ZHS: '只有根标签可以设置是否单选',
      ENG: 'Only a root label says whether one or several may be selected',
    },
    'label.codeTaken': {
      ZHS: '同一标签集中已有该编码，请更换',
      ENG: 'This code is taken in the set. Please choose another',
    },
    'label.setRequired': { ZHS: '请选择标签集', ENG: 'Please select the label set' },
    'label.onlyUnderRoot': { ZHS: '只能在根标签下添加子标签', ENG: 'A child label can only stand under a root label' },
    'label.moved': { ZHS: '移动成功', ENG: 'Moved' },
    'label.deleted': { ZHS: '删除成功!', ENG: 'Deleted!' },
  },
});
