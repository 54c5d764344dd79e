import { z } from 'zod';
import {
  codeField,
  computedField,
  createdTimeField,
  dictionaryField,
  nameField,
  referenceField,
  stockField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { materialPrices } from '../material/material-prices.ts';
import { shelfField } from './shelf-field.ts';
import { VariantInput } from './variant.ts';

const price = VariantInput.shape;
const shelf = shelfField();

/** An SKU record: a variant of a product, which is a material, with the right that its prices have there. */
export const skuFields = {
  itemCode: viewed(codeField(20, 'product.itemCodeRequired'), {
    label: { ZHS: '物料编码', ENG: 'Material code' },
    list: { width: 124 },
  }),
  itemName: viewed(nameField(100, 'product.itemNameRequired'), {
    isName: true,
    label: { ZHS: '物料名称', ENG: 'Material name' },
    sheet: { isRequired: false },
    list: { width: 180 },
  }),
  /** The names of its values: 蓝色/碳钢 WCB/DN15. */
  specUnionKey: viewed(computedField(z.string()), {
    label: { ZHS: '规格值', ENG: 'Values' },
    sheet: { kind: 'text' },
    list: false,
  }),
  productCode: viewed(computedField(z.string()), {
    label: { ZHS: '商品编码', ENG: 'Product code' },
    sheet: { kind: 'code' },
    list: false,
  }),
  productName: viewed(referenceField('product', 'rule.reference'), {
    label: { ZHS: '商品名称', ENG: 'Product name' },
    sheet: { kind: 'text' },
    list: { width: 160, wraps: true },
  }),
  proType: viewed(dictionaryField('dms_sku_itemtype', 'product.proTypeRequired'), {
    label: { ZHS: '物料类型', ENG: 'Material type' },
    list: { width: 110, isHidden: true },
  }),
  barCode: viewed(textField(50), {
    label: { ZHS: '条码', ENG: 'Bar code' },
    heading: { ZHS: '条形码', ENG: 'Bar code' },
    isCode: true,
    list: { wraps: true },
  }),
  marketPrice: { ...materialPrices.marketPrice, input: price.marketPrice },
  listPricePerUnit: { ...materialPrices.listPricePerUnit, input: price.listPricePerUnit },
  storageNum: stockField(),
  active: viewed(shelf, { label: { ZHS: '上架', ENG: 'On shelf' }, heading: shelf.label }),
  createTime: createdTimeField(),
  updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
};

const { itemCode, itemName, barCode, marketPrice, listPricePerUnit, active } = skuFields;
/** A spreadsheet changes these of an SKU record; the rest is changed in its product. */
export const skuChanges = { itemCode, itemName, barCode, marketPrice, listPricePerUnit, active };
