import { employee } from '@edp/contract/modules/employee/employee.ts';
import { bind } from '../../kernel/http/bind.ts';
import { colleaguesByInitials, pageOfColleagues } from './colleague.queries.ts';
import { findEmployee, listEmployees } from './employee.queries.ts';
import { leave, previewLeave } from './leave.ts';
import { listFilters } from './list-filters.ts';
import { roleOptions } from './role-options.ts';
import { addEmployee, updateEmployee } from './save-employee.ts';
import { setRoles } from './set-roles.ts';
import { deleteEmployee, setEmployeesActive, setEmployeeStatus } from './set-status.ts';

export const employeeRoutes = bind(
  employee,
  {
    list: listEmployees,
    detail: ({ db, input, language }) => findEmployee(db, input.id, language),
    filters: ({ db, language }) => listFilters(db, language),
    roleOptions: (context) => roleOptions(context),
    add: (context) => addEmployee(context),
    update: (context) => updateEmployee(context),
    async setStatus(context) {
      await setEmployeeStatus(context);
      return null;
    },
    setActiveBatch: (context) => setEmployeesActive(context),
    async delete(context) {
      await deleteEmployee(context);
      return null;
    },
    leavePreview: (context) => previewLeave(context),
    leave: (context) => leave(context),
    async setRoles(context) {
      await setRoles(context);
      return null;
    },
    choose: ({ db, session, input: { id, realName, page, limit, pageNo, pageSize } }) =>
      pageOfColleagues(db, session, { realName, pageNo: page ?? pageNo, pageSize: limit ?? pageSize }, id),
    reachable: ({ db, session, input }) => pageOfColleagues(db, session, input),
    byInitials: ({ db, session, input }) => colleaguesByInitials(db, session, input.initials),
  },
  {
    user_account_account_key: { error: 'employee.accountTaken', field: 'account' },
    user_account_organisation_id_fkey: { error: 'employee.organisationUnknown', field: 'organizationId' },
  },
);
