import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { departmentHint, enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { organisation } from './organisation.ts';
import { organisationLabels as label } from './organisation-labels.ts';

export const organisationSheet = defineSheet({
  noun: 'organisation',
  list: organisation.list,
  save: organisation.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    { field: 'supId', shown: 'supName', title: label.parent, kind: 'path', isWritten: true, hint: departmentHint },
    {
      field: 'headId',
      shown: 'headName',
      title: label.head,
      kind: 'path',
      isWritten: true,
      hint: { ZHS: '负责人的登录账号或姓名', ENG: 'The account or the name of the head' },
    },
    { field: 'sortOrder', title: label.sort, kind: 'integer', isWritten: true },
    enabledColumn('active'),
    { field: 'people', title: label.people, kind: 'integer' },
  ],
});
