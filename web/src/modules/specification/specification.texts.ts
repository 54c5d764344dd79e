import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useSpecificationText } = dictionaryPart('specification', {
  definitions: { ZHS: '规格定义', ENG: 'Definitions' },
  skus: { ZHS: 'SKU 记录', ENG: 'SKU records' },
  value: { ZHS: '规格值', ENG: 'Value' },
  valueNumber: { ZHS: '第{place}个规格值', ENG: 'Value {place}' },
  sortNumber: { ZHS: '第{place}个规格值的排序', ENG: 'Sort order of value {place}' },
  valueSort: { ZHS: '规格值排序', ENG: 'Order of the values' },
  addValue: { ZHS: '添加规格值', ENG: 'Add a value' },
  removeValue: { ZHS: '移除第{place}个规格值', ENG: 'Remove value {place}' },
  moveValue: { ZHS: '移动第{place}个规格值（拖动，或按 ↑ ↓）', ENG: 'Move value {place} (drag, or press ↑ ↓)' },
  movedValue: { ZHS: '已移到第{place}位', ENG: 'Moved to place {place}' },
  valuesHint: {
    ZHS: '按回车在下面添加一个；可一次粘贴多行，每行一个',
    ENG: 'Press Enter to add one below; several lines can be pasted at once, one value each',
  },
  valuesFull: {
    ZHS: '最多{max}个规格值，其余 {count} 个没有粘贴',
    ENG: 'At most {max} values: {count} were not pasted',
  },
  moreValues: { ZHS: '共 {count} 个', ENG: '{count} in all' },
  noValues: { ZHS: '没有规格值', ENG: 'No values' },
  text: { ZHS: '内容', ENG: 'Text' },
  valueIn: { ZHS: '{value}（{language}）', ENG: '{value} ({language})' },
  deleteDetail: {
    ZHS: '它的规格值一并删除，删除后不能恢复；已被使用的规格不能删除。',
    ENG: 'Its values are deleted with it. This cannot be undone. What is in use cannot be deleted.',
  },
});
