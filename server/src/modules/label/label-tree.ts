import type { Tree } from '../../kernel/tree/tree.ts';

/** Labels stand in groups: a root with its choices, and nothing below these. */
export const labelTree: Tree = {
  nodes: 'label',
  sets: 'label_set',
  own: ['code', 'name', 'sort', 'radio', 'picture_file_id'],
  maxDepth: 2,
  tooDeep: 'label.onlyUnderRoot',
};
