import { codeField, decimalField, flagField, nameField, textField } from '../../kernel/record/record-fields.ts';
import { VariantInput } from './variant.ts';

const { marketPrice, listPricePerUnit } = VariantInput.shape;

/** What a spreadsheet changes of an SKU record; the rest is changed in its product. */
export const skuFields = {
  itemCode: codeField(20, 'product.itemCodeRequired'),
  itemName: nameField(100, 'product.itemNameRequired'),
  barCode: textField(50),
  marketPrice: decimalField(marketPrice),
  listPricePerUnit: decimalField(listPricePerUnit),
  /** 1 on the shelf. */
  active: flagField(),
};
