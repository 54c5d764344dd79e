import type { Translated } from '../../kernel/text.ts';
import type { treeEditorZh } from './tree-editor.zh.ts';

export const treeEditorEn: Translated<typeof treeEditorZh> = {
  search: 'Search by name or code',
  matches: '{count} found',
  noMatch: 'Nothing found for “{query}”',
  clearSearch: 'Clear the search',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  total: '{count} in total',
  delete: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to…',
  moveTitle: 'Move “{name}”',
  moveHint: 'Choose the new parent; it will be the last one below it.',
  moveToTop: 'Move to the top level',
  move: 'Move',
  selectHint: 'Choose one on the left to see or edit it',
  keyHint: 'Drag to reorder or to move under another; Alt+↑ / Alt+↓ move up and down',
  path: 'Under: {path}',
  parentGone: 'The parent is gone. Choose another one on the left; what you have entered is kept.',
};
