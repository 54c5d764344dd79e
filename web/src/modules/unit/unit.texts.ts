import { unitLabels } from '@edp/contract/modules/unit/unit-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useUnitText } = dictionary('unit', {
  title: { ZHS: '单位管理', ENG: 'Units' },
  thing: { ZHS: '单位', ENG: 'unit' },
  code: unitLabels.code,
  name: unitLabels.name,
  category: unitLabels.category,
  categoryHelp: { ZHS: '同一类别的单位才能互相换算', ENG: 'Only units of the same category can be converted' },
  factor: unitLabels.factor,
  factorHint: unitLabels.factorHint,
  factorPlaceholder: { ZHS: '大于0，最多10位小数', ENG: 'Greater than 0, at most 10 decimals' },
  nativeCode: unitLabels.nativeCode,
  nativeCodePlaceholder: {
    ZHS: '来源系统或国际标准中的编码，如 KGM',
    ENG: 'In its source system or a standard, such as KGM',
  },
  picture: unitLabels.picture,
  emptyTitle: { ZHS: '还没有单位', ENG: 'No units yet' },
  emptyDetail: {
    ZHS: '单位用于计量和换算，新增或导入后就可以在商品和物料中选用。',
    ENG: 'Units measure and convert quantities. Add or import them to use them in products and materials.',
  },
  saveFailed: { ZHS: '操作失败', ENG: 'The operation failed' },
  loadFailed: { ZHS: '获取数据失败', ENG: 'The data could not be read' },
  deleteFailed: { ZHS: '删除失败', ENG: 'Deleting failed' },
});
