import { labelFields, maxLabelDepth } from '@edp/contract/modules/label/label.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import type { Tree } from '../../kernel/tree/tree.ts';

export const labelTable = recordTable('label', labelFields, { isRadio: 'radio', labelPicUrl: 'picture_file_id' });

export const labelTree: Tree = {
  nodes: 'label',
  sets: 'label_set',
  own: labelTable.stored.map(({ column }) => column),
  maxDepth: maxLabelDepth,
  tooDeep: 'label.onlyUnderRoot',
};
