import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useDictionaryText } = dictionaryPart('dictionary', {
  itemSort: { ZHS: '字典项的顺序', ENG: 'Order of items' },
  disabledItem: { ZHS: '{name}（已停用）', ENG: '{name} (disabled)' },
  itemCode: { ZHS: '编码', ENG: 'Code' },
  itemName: { ZHS: '名称', ENG: 'Name' },
  itemNameEng: { ZHS: '英文名称', ENG: 'English name' },
  itemActive: { ZHS: '启用', ENG: 'Enabled' },
  cell: { ZHS: '第 {place} 项的{what}', ENG: '{what} of item {place}' },
  moveItem: {
    ZHS: '移动第 {place} 项：拖动，或按上下方向键',
    ENG: 'Move item {place}: drag it, or press the arrow keys',
  },
  movedItem: { ZHS: '已移到第 {place} 位', ENG: 'Moved to place {place}' },
  removeItem: { ZHS: '删除第 {place} 项', ENG: 'Remove item {place}' },
  systemItem: { ZHS: '系统项不能删除，可以停用', ENG: 'A system item cannot be deleted, but disabled' },
  addItem: { ZHS: '添加字典项', ENG: 'Add item' },
  itemsHint: {
    ZHS: '编码保存后不能修改；停用的项不再供选择，已使用它的数据不受影响。',
    ENG: 'A saved code cannot be changed. A disabled item is no longer offered; records that have it keep it.',
  },
  isSystem: { ZHS: '系统字典的键不能修改', ENG: 'The key of a system dictionary cannot be changed' },
  deleteDetail: {
    ZHS: '字典与其中的项将一并删除，按键取项的系统将不再得到它们。',
    ENG: 'The dictionary goes with its items. Systems that ask by its key will no longer get them.',
  },
});
