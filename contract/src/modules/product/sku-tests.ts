import {
  createdTimeField,
  dictionaryField,
  flagField,
  referenceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { materialPrices } from '../material/material-prices.ts';

/** What a condition of the SKU records can test; prices with the rights that materials have. */
export const skuTests = {
  itemCode: textField(20),
  itemName: textField(100),
  productName: referenceField('product', 'rule.reference'),
  proType: dictionaryField('dms_sku_itemtype', 'product.proTypeRequired'),
  barCode: textField(50),
  marketPrice: materialPrices.marketPrice,
  listPricePerUnit: materialPrices.listPricePerUnit,
  active: flagField(),
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
};
