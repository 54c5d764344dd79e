import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useTreeEditorText, text: treeEditorText } = dictionary('treeEditor', {
  title: { ZHS: '树形编辑', ENG: 'Tree editor' },
  search: { ZHS: '搜索名称或编码', ENG: 'Search by name or code' },
  matches: { ZHS: '找到 {count} 个', ENG: '{count} found' },
  noMatch: { ZHS: '没有找到“{query}”', ENG: 'Nothing found for “{query}”' },
  clearSearch: { ZHS: '清除搜索', ENG: 'Clear the search' },
  openAll: { ZHS: '全部展开', ENG: 'Expand all' },
  closeAll: { ZHS: '全部收起', ENG: 'Collapse all' },
  total: { ZHS: '共 {count} 个', ENG: '{count} in total' },
  delete: { ZHS: '删除', ENG: 'Delete' },
  moveUp: { ZHS: '上移', ENG: 'Move up' },
  moveDown: { ZHS: '下移', ENG: 'Move down' },
  moveTo: { ZHS: '移动到…', ENG: 'Move to…' },
  moveTitle: { ZHS: '移动“{name}”', ENG: 'Move “{name}”' },
  moveHint: {
    ZHS: '选择新的上级，移动后排在其下级的末尾。',
    ENG: 'Choose the new parent; it will be the last one below it.',
  },
  moveToTop: { ZHS: '移到最上级', ENG: 'Move to the top level' },
  move: { ZHS: '移动', ENG: 'Move' },
  selectHint: { ZHS: '在左侧选择一项，查看或编辑其内容', ENG: 'Choose one on the left to see or edit it' },
  keyHint: {
    ZHS: '拖动可调整顺序和上级；Alt+↑ / Alt+↓ 可上移、下移',
    ENG: 'Drag to reorder or to move under another; Alt+↑ / Alt+↓ move up and down',
  },
  path: { ZHS: '上级：{path}', ENG: 'Under: {path}' },
  addRoot: { ZHS: '添加根{thing}', ENG: 'Add root {thing}' },
  addChild: { ZHS: '添加子{thing}', ENG: 'Add child {thing}' },
  edit: { ZHS: '编辑{thing}', ENG: 'Edit {thing}' },
  emptyTitle: { ZHS: '还没有{thing}', ENG: 'There is no {thing} yet' },
  emptyDetail: { ZHS: '从添加第一个根{thing}开始。', ENG: 'Start with the first root {thing}.' },
  deleteTitle: { ZHS: '确认删除{thing}“{name}”？', ENG: 'Delete the {thing} “{name}”?' },
  deleteAlone: {
    ZHS: '删除后不能恢复；已被使用的{thing}不能删除。',
    ENG: 'This cannot be undone. A {thing} that is in use cannot be deleted.',
  },
  deleteBelow: {
    ZHS: '其下的 {count} 个{thing}将一并删除，不能恢复；已被使用的{thing}不能删除。',
    ENG: 'All {count} below it are deleted as well. This cannot be undone. A {thing} that is in use cannot be deleted.',
  },
  deleted: { ZHS: '删除成功!', ENG: 'Deleted!' },
  deleteFailed: { ZHS: '删除失败!', ENG: 'Could not be deleted!' },
  deletedNode: { ZHS: '这一项已被删除', ENG: 'This item has been deleted' },
  deletedNodeDetail: {
    ZHS: '可能刚被他人删除，左侧已更新。',
    ENG: 'Another user may have deleted it. The tree on the left is up to date.',
  },
  backToTree: { ZHS: '另选一项', ENG: 'Choose another' },
  parentGone: {
    ZHS: '上级已不存在，请在左侧另选一个上级；已填写的内容会保留。',
    ENG: 'The parent is gone. Choose another one on the left; what you have entered is kept.',
  },
});

/** The words of an editor; `thing` is what one node is called. */
export const treeTexts = (thing: string) => ({
  thing,
  addRoot: treeEditorText('addRoot', { thing }),
  addChild: treeEditorText('addChild', { thing }),
  edit: treeEditorText('edit', { thing }),
  emptyTitle: treeEditorText('emptyTitle', { thing }),
  emptyDetail: treeEditorText('emptyDetail', { thing }),
  deleteTitle: (name: string) => treeEditorText('deleteTitle', { thing, name }),
  deleteDetail: (below: number) =>
    below === 0 ? treeEditorText('deleteAlone', { thing }) : treeEditorText('deleteBelow', { thing, count: below }),
});
