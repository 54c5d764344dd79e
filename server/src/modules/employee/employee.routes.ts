import { employee } from '@edp/contract/modules/employee/employee.ts';
import { bind } from '../../kernel/http/bind.ts';
import { colleaguesByInitials, pageOfColleagues } from './colleague.queries.ts';
import { addEmployee, deleteEmployee, employeeDetail, listEmployees, setEmployeeStatus, updateEmployee } from './employee.queries.ts';
import { setRoles } from './set-roles.ts';

export const employeeRoutes = bind(
  employee,
  {
    list: ({ db, input }) => listEmployees(db, input),
    detail: ({ db, input, language }) => employeeDetail(db, input.id, language),
    add: (context) => addEmployee(context),
    update: (context) => updateEmployee(context),
    async setStatus(context) {
      await setEmployeeStatus(context);
      return null;
    },
    async delete(context) {
      await deleteEmployee(context);
      return null;
    },
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
