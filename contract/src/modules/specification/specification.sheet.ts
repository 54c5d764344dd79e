import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, descriptionColumn, enabledColumn, sortOrderColumn, sourceColumn } from '../../kernel/exchange/standard-columns.ts';
import { productCategorySet } from './specification-fields.ts';
import { specification } from './specification.ts';
import { specificationLabels as label } from './specification-labels.ts';

export const specificationSheet = defineSheet({
  noun: 'specification',
  list: specification.list,
  columns: [
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'productTypeId', shown: 'productTypeText', column: 'category', title: label.category, kind: 'path', set: productCategorySet },
    { field: 'specValueList', shown: 'specValueList.specValue', column: 'values', title: label.values, kind: 'text' },
    enabledColumn('active'),
    sortOrderColumn, descriptionColumn, sourceColumn, ...creationColumns('createdName'),
  ],
});
