import type { Employee, EmployeeDetail } from '@edp/contract/modules/employee/employee.ts';

/** With the name as every record has it. */
export const toRow = (row: Employee) => ({ ...row, name: row.realname });
export type EmployeeRow = ReturnType<typeof toRow>;

export const toDetail = (row: EmployeeDetail) => ({ ...row, name: row.realname });
export type EmployeeRecord = ReturnType<typeof toDetail>;
