import { categoryFields, maxCategoryDepth } from '@edp/contract/modules/category/category.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import type { Tree } from '../../kernel/tree/tree.ts';

export const categoryTable = recordTable('category', categoryFields, {
  status: 'active',
  sortPicUrl: 'picture_file_id',
});

export const categoryTree: Tree = {
  nodes: 'category',
  sets: 'category_set',
  own: categoryTable.stored.map(({ column }) => column),
  maxDepth: maxCategoryDepth,
  tooDeep: 'tree.tooDeep',
};
