import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useCategorySetText } = dictionaryPart('categorySet', {
  copy: { ZHS: '复制分类集', ENG: 'Copy set' },
  source: { ZHS: '来源分类集', ENG: 'Source set' },
  sourceType: { ZHS: '来源类型', ENG: 'Source type' },
  sourcePlaceholder: { ZHS: '请选择要复制的分类集', ENG: 'Choose the set to copy' },
  newName: { ZHS: '新分类集名称', ENG: 'New set name' },
  newCode: { ZHS: '新分类集编码', ENG: 'New set code' },
  manage: { ZHS: '分类管理', ENG: 'Categories' },
  manageOf: { ZHS: '分类管理：{name}', ENG: 'Categories: {name}' },
  deleteDetail: {
    ZHS: '编码 {code}。其中的全部分类将一并删除，不能恢复；已被使用的不能删除。',
    ENG: 'Code {code}. All of its categories are deleted as well. This cannot be undone. What is in use cannot be deleted.',
  },
  tree: { ZHS: '分类树', ENG: 'Categories' },
  noChild: {
    ZHS: '已是最后一级（第{max}级），不能再添加子分类',
    ENG: 'This is the last level ({max}): no child category can be added',
  },
});
