import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { departmentHint, enabledColumn, listHint } from '../../kernel/exchange/standard-columns.ts';
import { employee } from './employee.ts';
import { employeeLabels as label } from './employee-labels.ts';

export const employeeSheet = defineSheet({
  noun: 'employee',
  list: employee.list,
  save: employee.update,
  key: 'account',
  columns: [
    { field: 'realname', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'account',
      column: 'realname',
      title: label.account,
      kind: 'code',
      isWritten: true,
      isRequired: true,
      hint: label.accountHint,
    },
    { field: 'jobNumber', title: label.jobNumber, kind: 'code', isWritten: true },
    {
      field: 'organizationId',
      shown: 'organizationName',
      column: 'department',
      title: label.department,
      kind: 'path',
      isWritten: true,
      hint: departmentHint,
    },
    {
      field: 'roleIds',
      shown: 'roleNames',
      column: 'roles',
      title: label.roles,
      kind: 'text',
      isWritten: true,
      hint: listHint,
    },
    { field: 'phone', title: label.phone, kind: 'code', isWritten: true },
    { field: 'email', title: label.email, kind: 'text', isWritten: true },
    { ...enabledColumn('status'), isWritten: false },
    { field: 'lastLoginTime', column: 'lastLogin', title: label.lastLogin, kind: 'time' },
    { field: 'leftTime', title: label.leftTime, kind: 'time' },
  ],
});
