import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { enabledColumn, yesOrNo } from '../../kernel/exchange/standard-columns.ts';
import { inventoryOrganisation } from './inventory-organisation.ts';
import { inventoryOrganisationLabels as label } from './inventory-organisation-labels.ts';

export const inventoryOrganisationSheet = defineSheet({
  noun: 'inventoryOrganisation',
  list: inventoryOrganisation.list,
  columns: [
    { field: 'code', title: label.code, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'master', column: 'name', title: label.master, kind: 'choice', choices: yesOrNo },
    { field: 'unitOrgId', shown: 'unitOrgName', column: 'unit', title: label.unit, kind: 'reference', noun: 'organisation' },
    { field: 'roleNames', column: 'roles', title: label.roles, kind: 'text' },
    enabledColumn('active'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
