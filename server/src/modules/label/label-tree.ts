import { maxLabelDepth } from '@edp/contract/modules/label/label.ts';
import type { Tree } from '../../kernel/tree/tree.ts';

export const labelTree: Tree = {
  nodes: 'label',
  sets: 'label_set',
  own: ['code', 'name', 'sort', 'radio', 'picture_file_id'],
  maxDepth: maxLabelDepth,
  tooDeep: 'label.onlyUnderRoot',
};
