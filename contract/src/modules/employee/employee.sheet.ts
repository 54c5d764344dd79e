import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { employee } from './employee.ts';
import { employeeLabels as label } from './employee-labels.ts';

export const employeeSheet = defineSheet({
  noun: 'employee',
  list: employee.list,
  columns: [
    { field: 'realname', title: label.name, kind: 'text' },
    { field: 'account', column: 'realname', title: label.account, kind: 'code' },
    { field: 'jobNumber', title: label.jobNumber, kind: 'code' },
    { field: 'organizationId', shown: 'organizationName', column: 'department', title: label.department, kind: 'reference', noun: 'organisation' },
    { field: 'roleNames', column: 'roles', title: label.roles, kind: 'text' },
    { field: 'phone', title: label.phone, kind: 'code' },
    { field: 'email', title: label.email, kind: 'text' },
    enabledColumn('status'),
    { field: 'lastLoginTime', column: 'lastLogin', title: label.lastLogin, kind: 'time' },
    { field: 'leftTime', title: label.leftTime, kind: 'time' },
  ],
});
