import { defineSheet, type SheetColumn } from '../../kernel/exchange/sheet.ts';
import { switchWords } from '../../kernel/exchange/standard-columns.ts';
import { inputOf } from '../../kernel/record/record.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { itemTypes } from '../dictionary/dictionary.ts';
import { specificationFields } from '../specification/specification-fields.ts';
import { productLabels } from './product-labels.ts';
import { product, sku } from './product.ts';
import { skuFields } from './sku-fields.ts';
import { skuLabels as label } from './sku-labels.ts';

const columns: readonly SheetColumn[] = [
  {
    field: 'itemCode',
    title: label.code,
    kind: 'code',
    isWritten: true,
    isRequired: true,
    hint: {
      ZHS: '已有 SKU 的物料编码；新的规格请在商品中新增或导入',
      ENG: 'Of an SKU record that exists; new variants are added in their product, or imported with it',
    },
  },
  { field: 'itemName', title: label.name, kind: 'text', isWritten: true },
  { field: 'specUnionKey', title: specificationFields.specValueList.label, kind: 'text' },
  { field: 'productCode', title: label.productCode, kind: 'code' },
  { field: 'productName', title: label.product, kind: 'text' },
  { field: 'proType', title: label.type, kind: 'item', dictionary: itemTypes },
  { field: 'barCode', title: label.barCode, kind: 'code', isWritten: true },
  { field: 'marketPrice', title: label.marketPrice, kind: 'decimal', isWritten: true },
  { field: 'listPricePerUnit', title: label.listPrice, kind: 'decimal', isWritten: true },
  { field: 'storageNum', title: productLabels.stock, kind: 'decimal' },
  {
    field: 'active',
    title: productLabels.shelf,
    kind: 'choice',
    choices: switchWords(productLabels.offShelf, productLabels.onShelf),
    isWritten: true,
  },
  { field: 'createTime', title: recordLabels.createTime, kind: 'time' },
  { field: 'updatedTime', title: productLabels.updatedTime, kind: 'time' },
];

export const skuSheet = defineSheet({
  noun: 'sku',
  title: label.title,
  list: sku.list,
  save: { ...product.update, input: inputOf(skuFields) },
  key: 'itemCode',
  columns,
});
/** Of one product, which can be sorted by more. */
export const productSkuSheet = defineSheet({
  noun: 'productSku',
  title: label.ofProduct,
  list: sku.ofProduct,
  columns,
});
