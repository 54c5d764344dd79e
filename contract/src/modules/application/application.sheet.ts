import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { application } from './application.ts';
import { applicationLabels as label } from './application-labels.ts';

export const applicationSheet = defineSheet({
  noun: 'application',
  list: application.list,
  save: application.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    { ...enabledColumn('status'), isWritten: false },
    { field: 'remarks', title: recordLabels.remark, kind: 'text', isWritten: true },
    ...creationColumns('createBy'),
  ],
});
