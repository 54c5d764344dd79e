import { categorySetLabels } from '@edp/contract/modules/category-set/category-set-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useCategorySetText } = dictionary('categorySet', {
  title: { ZHS: '分类集管理', ENG: 'Category sets' },
  thing: { ZHS: '分类集', ENG: 'category set' },
  copy: { ZHS: '复制分类集', ENG: 'Copy set' },
  source: { ZHS: '来源分类集', ENG: 'Source set' },
  sourceType: { ZHS: '来源类型', ENG: 'Source type' },
  sourcePlaceholder: { ZHS: '请选择要复制的分类集', ENG: 'Choose the set to copy' },
  newName: { ZHS: '新分类集名称', ENG: 'New set name' },
  newCode: { ZHS: '新分类集编码', ENG: 'New set code' },
  code: categorySetLabels.code,
  name: categorySetLabels.name,
  type: categorySetLabels.type,
  goods: categorySetLabels.goods,
  customer: categorySetLabels.customer,
  asset: categorySetLabels.asset,
  manage: { ZHS: '分类管理', ENG: 'Categories' },
  manageOf: { ZHS: '分类管理：{name}', ENG: 'Categories: {name}' },
  deleteDetail: {
    ZHS: '编码 {code}。其中的全部分类将一并删除，不能恢复；已被使用的不能删除。',
    ENG: 'Code {code}. All of its categories are deleted as well. This cannot be undone. What is in use cannot be deleted.',
  },
  emptyTitle: { ZHS: '还没有分类集', ENG: 'No category sets yet' },
  emptyDetail: {
    ZHS: '分类集用一棵分类树给商品、客户或资产归类；先新增分类集，再在其中建立分类。',
    ENG: 'A set sorts goods, customers or assets by a tree of categories. Add a set, then its categories.',
  },
  tree: { ZHS: '分类树', ENG: 'Categories' },
  category: { ZHS: '分类', ENG: 'category' },
  noChild: {
    ZHS: '已是最后一级（第{max}级），不能再添加子分类',
    ENG: 'This is the last level ({max}): no child category can be added',
  },
  categoryName: { ZHS: '分类名称', ENG: 'Name' },
  categoryCode: { ZHS: '分类编码', ENG: 'Code' },
  picture: { ZHS: '分类图片', ENG: 'Picture' },
});
type CategorySetText = ReturnType<typeof useCategorySetText>;

export const typeNames = (t: CategorySetText) => [
  { value: 1, label: t('goods') },
  { value: 2, label: t('customer') },
  { value: 3, label: t('asset') },
];
