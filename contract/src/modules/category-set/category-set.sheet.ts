import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, enabledColumn, sourceColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { categorySet } from './category-set.ts';
import { categorySetLabels as label } from './category-set-labels.ts';

export const categorySetSheet = defineSheet({
  noun: 'categorySet',
  list: categorySet.list,
  save: categorySet.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'type',
      title: label.type,
      kind: 'choice',
      isWritten: true,
      isRequired: true,
      choices: [
        { value: 1, text: label.goods },
        { value: 2, text: label.customer },
        { value: 3, text: label.asset },
      ],
    },
    enabledColumn('state', 2),
    sourceColumn,
    { field: 'remark', title: recordLabels.remark, kind: 'text', isWritten: true },
    ...creationColumns('createdName'),
  ],
});
