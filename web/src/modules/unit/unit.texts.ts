import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useUnitText } = dictionary('unit', {
  title: { ZHS: '单位管理', ENG: 'Units' },
  thing: { ZHS: '单位', ENG: 'unit' },
  code: { ZHS: '单位编码', ENG: 'Unit code' },
  name: { ZHS: '单位名称', ENG: 'Unit name' },
  category: { ZHS: '单位类别', ENG: 'Category' },
  factor: { ZHS: '换算系数', ENG: 'Conversion' },
  factorHint: { ZHS: '折合多少个同类别的基本单位；基本单位填1，不能换算则留空', ENG: 'How many base units of its category it is; 1 for the base unit, empty if it cannot be converted' },
  factorPlaceholder: { ZHS: '大于0，最多10位小数', ENG: 'Greater than 0, at most 10 decimals' },
  nativeCode: { ZHS: '原始编码', ENG: 'Native code' },
  nativeCodePlaceholder: { ZHS: '来源系统或国际标准中的编码，如 KGM', ENG: 'In its source system or a standard, such as KGM' },
  picture: { ZHS: '单位图片', ENG: 'Picture' },
  emptyTitle: { ZHS: '还没有单位', ENG: 'No units yet' },
  emptyDetail: { ZHS: '新增第一个单位后，就可以在商品和物料中选用它。', ENG: 'Add the first unit to use it in products and materials.' },
  saveFailed: { ZHS: '操作失败', ENG: 'The operation failed' },
  loadFailed: { ZHS: '获取数据失败', ENG: 'The data could not be read' },
  deleteFailed: { ZHS: '删除失败', ENG: 'Deleting failed' },
});
