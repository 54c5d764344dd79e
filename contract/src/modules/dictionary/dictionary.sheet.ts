import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, sourceColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { dictionary } from './dictionary.ts';
import { dictionaryLabels as label } from './dictionary-labels.ts';

export const dictionarySheet = defineSheet({
  noun: 'dictionary',
  list: dictionary.list,
  save: dictionary.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'itemList',
      shown: 'itemList.name',
      column: 'items',
      title: label.items,
      kind: 'text',
      isWritten: true,
      hint: label.itemsHint,
    },
    { field: 'remark', title: recordLabels.remark, kind: 'text', isWritten: true },
    sourceColumn,
    ...creationColumns('createdName'),
  ],
});
