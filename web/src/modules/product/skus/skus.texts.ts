import { dictionaryPart } from '../../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useSkusText } = dictionaryPart('sku', {
  titleOf: { ZHS: '规格列表：{product}', ENG: 'Variants of {product}' },
  putSelectedTitle: { ZHS: '确认上架选中的 {count} 条规格？', ENG: 'Put the {count} selected variants on the shelf?' },
  takeSelectedTitle: {
    ZHS: '确认下架选中的 {count} 条规格？',
    ENG: 'Take the {count} selected variants off the shelf?',
  },
  takeSelectedDetail: {
    ZHS: '下架后客户不能选择这些规格，可以再次上架。',
    ENG: 'Customers cannot choose them until they are put on the shelf again.',
  },
  deleteDetail: {
    ZHS: '物料编码 {code}。删除后不能恢复；有库存或已被使用的规格不能删除。',
    ENG: 'Material code {code}. This cannot be undone. What is in stock or in use cannot be deleted.',
  },
});
