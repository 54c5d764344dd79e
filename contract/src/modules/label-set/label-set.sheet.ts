import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, enabledColumn, sourceColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { labelObjects } from '../dictionary/dictionary.ts';
import { labelSet } from './label-set.ts';
import { labelSetLabels as label } from './label-set-labels.ts';

export const labelSetSheet = defineSheet({
  noun: 'labelSet',
  list: labelSet.list,
  save: labelSet.save,
  key: 'name',
  columns: [
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'useObj',
      shown: 'useObjName',
      title: label.useObj,
      kind: 'item',
      dictionary: labelObjects,
      isWritten: true,
      isRequired: true,
    },
    enabledColumn('state', 2),
    sourceColumn,
    { field: 'remark', title: recordLabels.remark, kind: 'text', isWritten: true },
    ...creationColumns('createdName'),
  ],
});
