import { specificationLabels } from '@edp/contract/modules/specification/specification-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useSpecificationText } = dictionary('specification', {
  title: { ZHS: '规格管理', ENG: 'Specifications' },
  definitions: { ZHS: '规格定义', ENG: 'Definitions' },
  skus: { ZHS: 'SKU 记录', ENG: 'SKU records' },
  thing: { ZHS: '规格', ENG: 'specification' },
  name: specificationLabels.name,
  category: specificationLabels.category,
  categoryHelp: {
    ZHS: '该分类及其下级分类的商品可以选用这个规格',
    ENG: 'Products of this category and those below can use it',
  },
  values: specificationLabels.values,
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
  emptyTitle: { ZHS: '还没有规格', ENG: 'No specifications yet' },
  emptyDetail: {
    ZHS: '新增规格及其规格值后，就可以在多规格的产品中选用。',
    ENG: 'Add a specification and its values to use it in products with variants.',
  },
});
