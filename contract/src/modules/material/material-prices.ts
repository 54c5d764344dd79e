import { restrictable } from '../../kernel/record/field-rights.ts';
import { priceField, viewed } from '../../kernel/record/record-fields.ts';

/** The prices of a material, also where it is a variant of a product. */
export const materialPrices = restrictable('material', {
  marketPrice: viewed(priceField(), {
    label: { ZHS: '市场价', ENG: 'Market price' },
    help: {
      ZHS: '市场上的参考价格，BOM 成本按它计算',
      ENG: 'What it costs on the market. The cost of a BOM is made of it',
    },
  }),
  listPricePerUnit: viewed(priceField(), { label: { ZHS: '标价', ENG: 'List price' } }),
});
