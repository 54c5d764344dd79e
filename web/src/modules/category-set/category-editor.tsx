import {
  category,
  type CategoryNode,
  categoryRecord,
  maxCategoryDepth,
} from '@edp/contract/modules/category/category.ts';
import { categorySet, type CategorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { treeTexts } from '../../ui/tree-editor/tree-editor.texts.ts';
import { treeEditors } from '../../ui/tree-editor/tree-editors.tsx';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { CategoryDetail } from './category-detail.tsx';
import { useCategorySetText } from './category-set.texts.ts';

/** The category tree of one set. */
function useCategoryEditor(of: CategorySet) {
  const t = useCategorySetText();
  const text = useDefinitionText(categoryRecord);
  const noun = useNounText();
  return {
    title: t('manageOf', { name: of.name }),
    tree: useTree<CategoryNode>(category.tree, { categorySetId: of.id }),
    kind: {
      calls: category,
      maxDepth: maxCategoryDepth,
      tooDeep: 'tree.tooDeep',
      texts: { ...treeTexts(text.say('thing')), tree: t('tree'), noChild: t('noChild', { max: maxCategoryDepth }) },
      tagOf: ({ status }: CategoryNode) => (status === 1 ? undefined : noun('disabled')),
      Detail: CategoryDetail,
      setId: of.id,
      isReadOnly: of.editable === 0,
    } as const,
  };
}

export const categoryEditors = treeEditors<CategorySet, CategoryNode>(
  '/categorySet',
  categorySet.detail,
  useCategoryEditor,
);
