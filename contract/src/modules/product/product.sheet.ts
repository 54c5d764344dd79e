import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, switchWords } from '../../kernel/exchange/standard-columns.ts';
import { materialSets } from '../material/material-sets.ts';
import { product } from './product.ts';
import { productLabels as label } from './product-labels.ts';

export const productSheet = defineSheet({
  noun: 'product',
  list: product.list,
  columns: [
    { field: 'code', title: label.code, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'categoryId', shown: 'categoryText', column: 'category', title: label.category, kind: 'path', set: materialSets.category },
    { field: 'brandId', shown: 'brandText', column: 'brand', title: label.brand, kind: 'reference', noun: 'brand' },
    { field: 'priceRange', title: label.priceRange, kind: 'text' },
    { field: 'storageNum', title: label.stock, kind: 'decimal' },
    { field: 'active', title: label.shelf, kind: 'choice', choices: switchWords(label.offShelf, label.onShelf) },
    { field: 'variantCount', title: label.variantCount, kind: 'integer' },
    ...creationColumns('createdName'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
