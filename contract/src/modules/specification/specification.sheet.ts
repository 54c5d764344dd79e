import { defineSheet } from '../../kernel/exchange/sheet.ts';
import {
  creationColumns,
  descriptionColumn,
  enabledColumn,
  listHint,
  pathHint,
  sortOrderColumn,
  sourceColumn,
} from '../../kernel/exchange/standard-columns.ts';
import { productCategorySet } from './specification-fields.ts';
import { specification } from './specification.ts';
import { specificationLabels as label } from './specification-labels.ts';

export const specificationSheet = defineSheet({
  noun: 'specification',
  list: specification.list,
  save: specification.save,
  key: 'name',
  columns: [
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'productTypeId',
      shown: 'productTypeText',
      column: 'category',
      title: label.category,
      kind: 'path',
      set: productCategorySet,
      isWritten: true,
      isRequired: true,
      hint: pathHint,
    },
    {
      field: 'specValueList',
      shown: 'specValueList.specValue',
      column: 'values',
      title: label.values,
      kind: 'text',
      isWritten: true,
      hint: listHint,
    },
    enabledColumn('active'),
    sortOrderColumn,
    descriptionColumn,
    sourceColumn,
    ...creationColumns('createdName'),
  ],
});
