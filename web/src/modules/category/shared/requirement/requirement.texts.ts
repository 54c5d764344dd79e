import { dictionary } from '../../../../kernel/text/text.ts';

export const { useText: useRequirementText } = dictionary('requirement', {
  title: { ZHS: '上架要求', ENG: 'Shelf requirements' },
  intro: {
    ZHS: '商品缺少所勾选的资料时不能上架。下级分类没有单独设置的，沿用上级分类。',
    ENG: 'A product that lacks what is ticked cannot go on the shelf. Categories without settings of their own follow the one above.',
  },
  categories: { ZHS: '分类', ENG: 'Categories' },
  search: { ZHS: '查找分类', ENG: 'Find a category' },
  chooseCategory: { ZHS: '请在左侧选择分类', ENG: 'Choose a category on the left' },
  inherit: { ZHS: '沿用上级分类', ENG: 'As the category above' },
  useDefault: { ZHS: '使用系统默认', ENG: 'As the system has it' },
  needed: { ZHS: '上架必需的资料', ENG: 'Needed for the shelf' },
  nothingNeeded: {
    ZHS: '没有勾选任何资料，该分类的商品可以直接上架。',
    ENG: 'Nothing is ticked: products of this category can go on the shelf as they are.',
  },
  fieldsTitle: { ZHS: '资料要求', ENG: 'Required data' },
  fieldsIntro: {
    ZHS: '勾选各分类的{thing}应填写的资料，完整度按此计算；缺少时仍可保存。下级分类没有单独设置的，沿用上级分类。',
    ENG: 'Tick what each {thing} of a category should have: completeness is the share of it that is there. Saving is possible without. Categories without settings of their own follow the one above.',
  },
  fieldsNeeded: { ZHS: '应填写的资料', ENG: 'Should be filled in' },
  noFieldsNeeded: {
    ZHS: '没有勾选任何资料，该分类的{thing}完整度都是 100%。',
    ENG: 'Nothing is ticked: each {thing} of this category counts as complete.',
  },
  unchanged: { ZHS: '没有需要保存的修改', ENG: 'There are no changes to save' },
});
