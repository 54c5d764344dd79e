import { defineSheet } from '../../kernel/exchange/sheet.ts';
import {
  creationColumns,
  descriptionColumn,
  pictureHint,
  sortOrderColumn,
  sourceColumn,
  validityColumn,
} from '../../kernel/exchange/standard-columns.ts';
import { brandLabels as label } from './brand-labels.ts';
import { brand } from './brand.ts';

export const brandSheet = defineSheet({
  noun: 'brand',
  list: brand.list,
  save: brand.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'labelPath',
      column: 'picture',
      title: label.picture,
      kind: 'picture',
      isWritten: true,
      hint: pictureHint,
    },
    sortOrderColumn,
    validityColumn,
    descriptionColumn,
    sourceColumn,
    ...creationColumns('createdName'),
  ],
});
