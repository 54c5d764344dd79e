import { defineSheet } from '../../kernel/exchange/sheet.ts';
import {
  creationColumns,
  descriptionColumn,
  pictureHint,
  sortOrderColumn,
  sourceColumn,
  validityColumn,
} from '../../kernel/exchange/standard-columns.ts';
import { unitCategories } from '../dictionary/dictionary.ts';
import { unitLabels as label } from './unit-labels.ts';
import { unit } from './unit.ts';

export const unitSheet = defineSheet({
  noun: 'unit',
  list: unit.list,
  save: unit.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'unitCategory',
      shown: 'unitCategoryStr',
      column: 'category',
      title: label.category,
      kind: 'item',
      dictionary: unitCategories,
      isWritten: true,
      isRequired: true,
    },
    {
      field: 'conversionFactor',
      column: 'factor',
      title: label.factor,
      kind: 'decimal',
      isWritten: true,
      hint: label.factorHint,
    },
    { field: 'nativeCode', title: label.nativeCode, kind: 'code', isWritten: true },
    { field: 'labelPath', title: label.picture, kind: 'picture', isWritten: true, hint: pictureHint },
    sortOrderColumn,
    validityColumn,
    descriptionColumn,
    sourceColumn,
    ...creationColumns('createName'),
  ],
});
