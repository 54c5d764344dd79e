import { category, type Category, categoryRecord } from '@edp/contract/modules/category/category.ts';
import { type Context, bind } from '../../kernel/http/bind.ts';
import { flag } from '../../kernel/record/columns.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { deleteSubtree } from '../../kernel/tree/delete-subtree.ts';
import { findNodes } from '../../kernel/tree/find-nodes.ts';
import { moveNode } from '../../kernel/tree/move-node.ts';
import { categoryTree } from './category-tree.ts';
import {
  categoryTranslations,
  findCategory,
  readCategoryTree,
  saveCategory,
  translateCategory,
} from './category.queries.ts';

export const categoryRoutes = bind(
  category,
  {
    tree: ({ db, input, language }) => readCategoryTree(db, input, language),
    find: (context) => findNodes<{ status: 0 | 1 }>(context, categoryTree, { status: flag('category.active') }),
    detail: (context) => read(context, context.input.id),
    save: (context) => saveCategory(context.db, context.input, (id) => read(context, id)),
    move: (context) => moveNode(context.db, categoryTree, context.input, (id) => read(context, id)),
    delete: async (context) => {
      await deleteSubtree(context, categoryTree, context.input);
      return null;
    },
    translations: ({ db, input }) => categoryTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateCategory(db, input);
      return null;
    },
  },
  takenKey(categoryRecord),
);

async function read({ db, session, kernel }: Context, id: string): Promise<Category> {
  const { pictureFileId, ...row } = await findCategory(db, id);
  return { ...row, sortType: 1, sortPicUrl: kernel.links.to(session.tenantId, pictureFileId) };
}
