import { maxCategoryDepth } from '@edp/contract/modules/category/category.ts';
import type { Tree } from '../../kernel/tree/tree.ts';

export const categoryTree: Tree = {
  nodes: 'category',
  sets: 'category_set',
  own: ['code', 'name', 'sort', 'active', 'picture_file_id'],
  maxDepth: maxCategoryDepth,
  tooDeep: 'tree.tooDeep',
};
