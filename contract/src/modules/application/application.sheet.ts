import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { application } from './application.ts';
import { applicationLabels as label } from './application-labels.ts';

export const applicationSheet = defineSheet({
  noun: 'application',
  list: application.list,
  columns: [
    { field: 'code', title: label.code, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    enabledColumn('status'),
    { field: 'remarks', title: recordLabels.remark, kind: 'text' },
    ...creationColumns('createBy'),
  ],
});
