import type { Tree } from '../../kernel/tree/tree.ts';

export const categoryTree: Tree = { nodes: 'category', sets: 'category_set', maxDepth: 10, tooDeep: 'tree.tooDeep' };
