import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { departmentHint, enabledColumn, yesOrNo } from '../../kernel/exchange/standard-columns.ts';
import { inventoryOrganisation } from './inventory-organisation.ts';
import { inventoryOrganisationLabels as label } from './inventory-organisation-labels.ts';

export const inventoryOrganisationSheet = defineSheet({
  noun: 'inventoryOrganisation',
  list: inventoryOrganisation.list,
  save: inventoryOrganisation.save,
  key: 'code',
  columns: [
    { field: 'code', title: label.code, kind: 'code', isWritten: true, isRequired: true },
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    { field: 'master', column: 'name', title: label.master, kind: 'choice', choices: yesOrNo },
    {
      field: 'unitOrgId',
      shown: 'unitOrgName',
      column: 'unit',
      title: label.unit,
      kind: 'path',
      isWritten: true,
      hint: departmentHint,
    },
    { field: 'roleNames', column: 'roles', title: label.roles, kind: 'text' },
    enabledColumn('active'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
