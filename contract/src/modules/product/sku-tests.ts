import {
  createdTimeField,
  dictionaryField,
  flagField,
  referenceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { materialRowFields } from '../material/material-fields.ts';

/** What a condition of the SKU records can test; prices with the rights that materials have. */
export const skuTests = {
  itemCode: textField(20),
  itemName: textField(100),
  productName: referenceField('product', 'rule.reference'),
  proType: dictionaryField('dms_sku_itemtype', 'product.proTypeRequired'),
  barCode: textField(50),
  marketPrice: materialRowFields.marketPrice,
  listPricePerUnit: materialRowFields.listPricePerUnit,
  active: flagField(),
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
};
