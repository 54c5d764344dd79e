import { type Employee, type EmployeeDetail, employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import { namedRow } from '../../../ui/noun/named-row.ts';

const withName = namedRow(employeeRecord);

export const toRow = (row: Employee) => withName(row);
export type EmployeeRow = ReturnType<typeof toRow>;
export type EmployeeRecord = EmployeeDetail & { readonly name: string };
