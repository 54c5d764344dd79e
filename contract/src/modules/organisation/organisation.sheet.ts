import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { organisation } from './organisation.ts';
import { organisationLabels as label } from './organisation-labels.ts';

export const organisationSheet = defineSheet({
  noun: 'organisation',
  list: organisation.list,
  columns: [
    { field: 'code', title: label.code, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'supId', shown: 'supName', title: label.parent, kind: 'reference', noun: 'organisation' },
    { field: 'headId', shown: 'headName', title: label.head, kind: 'reference', noun: 'employee' },
    { field: 'sortOrder', title: label.sort, kind: 'integer' },
    enabledColumn('active'),
    { field: 'people', title: label.people, kind: 'integer' },
  ],
});
