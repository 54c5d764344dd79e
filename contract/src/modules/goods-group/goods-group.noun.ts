import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const goodsGroupNoun = defineNoun({
  name: 'goodsGroup',
  table: 'goods_group',
  title: { ZHS: '商品分组', ENG: 'Goods groups' },
  view: 'goodsGroup.view',
  edit: 'goodsGroup.edit',
  menu: {
    group: 'productCenter',
    code: 'goodsGroup',
    name: { ZHS: '商品分组', ENG: 'Goods groups' },
    icon: 'group',
    url: '/classification',
    permissions: recordPermissions('goodsGroup'),
  },
  shared: true,
  newPage: '/classification/0',
  imported: true,
  batchEdited: true,
  search: { code: '' },
  changes: { byName: true },
  texts: {
    'goodsGroup.nameRequired': { ZHS: '请输入分组名称', ENG: 'Please enter the name of the group' },
    'goodsGroup.descriptionRequired': { ZHS: '请输入分组描述', ENG: 'Please enter the description of the group' },
    'goodsGroup.nameTaken': { ZHS: '分组名称已存在，请更换', ENG: 'This group name is taken. Please choose another' },
    'goodsGroup.productGone': {
      ZHS: '所选商品中有的已不存在，请重新选择',
      ENG: 'Some of the products do not exist any more. Please select again',
    },
    'goodsGroup.deleted': { ZHS: '删除成功!', ENG: 'Deleted!' },
    'goodsGroup.deleteFailed': { ZHS: '删除失败!', ENG: 'Could not be deleted!' },
  },
});
