import { defineSheet, type SheetColumn } from '../../kernel/exchange/sheet.ts';
import {
  creationColumns,
  pathHint,
  pictureHint,
  picturesHint,
  switchWords,
  yesOrNo,
} from '../../kernel/exchange/standard-columns.ts';
import type { Text } from '../../kernel/language.ts';
import { itemTypes } from '../dictionary/dictionary.ts';
import { materialSets } from '../material/material-sets.ts';
import { measureFields } from '../material/measure-fields.ts';
import { specificationFields } from '../specification/specification-fields.ts';
import { product } from './product.ts';
import { productFieldLabels as field, productHints as hint } from './product-field-labels.ts';
import { productLabels as label } from './product-labels.ts';
import { NewSheetProduct } from './product-sheet-input.ts';
import { skuLabels } from './sku-labels.ts';

const written = (name: string, title: Text, kind: SheetColumn['kind'] = 'text') =>
  ({ field: name, title, kind, isWritten: true }) as const satisfies SheetColumn;
const yes = (name: 'showPrice' | 'bathEnable' | 'serialNumberEnable' | 'assetMaterial'): SheetColumn => ({
  ...written(name, field[name], 'choice'),
  choices: yesOrNo,
});
const measure = (name: 'lengthStr' | 'widthStr' | 'highStr' | 'volumeStr' | 'roughWeight' | 'netWeight') =>
  written(name, measureFields[name].label, 'decimal');
const unit = (name: 'lengthUnitId' | 'volumeUnitId' | 'weightUnitId'): SheetColumn => ({
  ...written(name, measureFields[name].label, 'reference'),
  noun: 'unit',
  hint: measureFields[name].hint,
});

/** What lists do not show comes last: only templates and imports have it. */
export const productSheet = defineSheet({
  noun: 'product',
  list: product.list,
  save: { ...product.create, input: NewSheetProduct },
  key: 'code',
  columns: [
    { ...written('code', label.code, 'code'), isRequired: true, hint: hint.code },
    { ...written('name', label.name), isRequired: true },
    {
      ...written('categoryId', label.category, 'path'),
      shown: 'categoryText',
      column: 'category',
      set: materialSets.category,
      isRequired: true,
      hint: pathHint,
    },
    {
      ...written('brandId', label.brand, 'reference'),
      shown: 'brandText',
      column: 'brand',
      noun: 'brand',
      isRequired: true,
    },
    { field: 'priceRange', title: label.priceRange, kind: 'text' },
    { field: 'storageNum', title: label.stock, kind: 'decimal' },
    { field: 'active', title: label.shelf, kind: 'choice', choices: switchWords(label.offShelf, label.onShelf) },
    { field: 'variantCount', title: label.variantCount, kind: 'integer' },
    ...creationColumns('createdName'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
    {
      ...written('typeId', field.type, 'path'),
      shown: 'typeText',
      set: materialSets.type,
      isRequired: true,
      hint: pathHint,
    },
    { ...written('unitId', field.unit, 'reference'), noun: 'unit', isRequired: true },
    { ...written('keyword', field.keyword), isRequired: true, hint: hint.keyword },
    { ...written('description', field.description), isRequired: true },
    { ...written('proType', skuLabels.type, 'item'), dictionary: itemTypes, isRequired: true, hint: hint.variant },
    { ...written('marketPrice', skuLabels.marketPrice, 'decimal'), isRequired: true, hint: hint.variant },
    { ...written('listPricePerUnit', skuLabels.listPrice, 'decimal'), isRequired: true, hint: hint.variant },
    { ...written('itemCode', skuLabels.code, 'code'), hint: hint.variantCode },
    { ...written('specValues', specificationFields.specValueList.label), hint: hint.values },
    { ...written('thumbnailUrl', field.thumbnail, 'picture'), hint: pictureHint },
    { ...written('picIds', field.pictures, 'picture'), hint: picturesHint },
    { ...written('labelIds', field.labels), hint: hint.labels },
    { ...written('groupId', field.groups), hint: hint.groups },
    written('minimumOrderQuantity', field.minimumOrder, 'decimal'),
    written('minimumPacking', field.minimumPacking, 'decimal'),
    written('suggestedPrice', field.suggestedPrice, 'decimal'),
    written('placeOfOrigin', field.origin),
    written('listingTime', field.listingTime, 'date'),
    { ...written('indate', field.indate, 'decimal'), hint: hint.indate },
    written('barCode', field.barCode, 'code'),
    yes('showPrice'),
    yes('bathEnable'),
    yes('serialNumberEnable'),
    yes('assetMaterial'),
    measure('lengthStr'),
    measure('widthStr'),
    measure('highStr'),
    { ...unit('lengthUnitId'), ...measureFields.lengthUnitId.sheet },
    measure('volumeStr'),
    unit('volumeUnitId'),
    measure('roughWeight'),
    measure('netWeight'),
    written('weight', { ZHS: '单件重量', ENG: 'Weight of one' }, 'decimal'),
    unit('weightUnitId'),
  ],
});
