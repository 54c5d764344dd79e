import { defineRecord } from '../../kernel/record/define-record.ts';
import { bomFields } from './bom-fields.ts';
import { bomNoun } from './bom.noun.ts';
import { bom } from './bom.ts';

export const bomRecord = defineRecord({
  noun: bomNoun,
  fields: bomFields,
  calls: bom,
  filters: ['productName', 'productCode', 'active', 'status'],
  form: ['productName', 'proSpecName', 'productId', 'proSpecId', 'active', 'typeId', 'remark'],
  one: { ZHS: '产品BOM', ENG: 'product BOM' },
  empty: {
    title: { ZHS: '还没有产品BOM', ENG: 'No product BOMs yet' },
    detail: {
      ZHS: '产品BOM说明产品由哪些部件组成；先新增BOM，再在BOM管理中添加部件。',
      ENG: 'A product BOM lists the components of a product. Add one, then its components in BOM management.',
    },
  },
});
