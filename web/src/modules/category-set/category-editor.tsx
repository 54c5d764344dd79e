import { category, maxCategoryDepth, type CategoryNode } from '@edp/contract/modules/category.ts';
import type { CategorySet } from '@edp/contract/modules/category-set.ts';
import { TreeEditor } from '../../ui/tree-editor/tree-editor.tsx';
import type { TreeKind } from '../../ui/tree-editor/tree-kind.ts';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { CategoryDetail } from './category-detail.tsx';
import { useCategorySetText } from './category-set-text.ts';

/** The category tree of one set. */
export function CategoryEditor({ of, onClose }: { of: CategorySet; onClose: () => void }) {
  const t = useCategorySetText();
  const tree = useTree<CategoryNode>(category.tree, { categorySetId: of.id });
  const kind: TreeKind<CategoryNode> = {
    calls: category,
    maxDepth: maxCategoryDepth,
    tooDeep: 'tree.tooDeep',
    texts: {
      tree: t('tree'),
      addRoot: t('addRoot'),
      addChild: t('addChild'),
      edit: t('editCategory'),
      noChild: t('noChild', { max: maxCategoryDepth }),
      emptyTitle: t('categoriesEmptyTitle'),
      emptyDetail: t('categoriesEmptyDetail'),
      deleteTitle: (name) => t('deleteCategoryTitle', { name }),
      deleteDetail: (count) => (count === 0 ? t('deleteAlone') : t('deleteBelow', { count })),
      deleted: t('deleted'),
      deleteFailed: t('deleteFailed'),
    },
    tagOf: ({ status }) => (status === 1 ? undefined : t('disabled')),
    Detail: CategoryDetail,
    setId: of.id,
    isReadOnly: of.editable === 0,
  };
  return <TreeEditor title={t('manageOf', { name: of.name })} kind={kind} tree={tree} onClose={onClose} />;
}
