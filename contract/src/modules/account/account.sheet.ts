import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { yesOrNo } from '../../kernel/record/record-fields.ts';
import { account } from './account.ts';
import { accountLabels as label } from './account-labels.ts';

export const accountSheet = defineSheet({
  noun: 'account',
  list: account.list,
  columns: [
    { field: 'account', title: label.account, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'roleNames', column: 'roles', title: label.roles, kind: 'text' },
    enabledColumn('active'),
    { field: 'twoFactor', title: label.twoFactor, kind: 'choice', choices: yesOrNo },
    { field: 'lastSeenTime', column: 'lastSeen', title: label.lastSeen, kind: 'time' },
  ],
});
