import { type Department, employee } from '@edp/contract/modules/employee/employee.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { colleaguesByInitials, pageOfColleagues } from './colleague.queries.ts';
import { findEmployee, listEmployees } from './employee.queries.ts';
import { leave, previewLeave } from './leave.ts';
import { addEmployee, setRoles, updateEmployee } from './save-employee.ts';
import { deleteEmployee, setEmployeesActive, setEmployeeStatus } from './set-status.ts';
import { translate } from '@edp/contract/texts.ts';
import { AppError } from '../../kernel/app-error.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { isAdministrator, requireRoles } from '../../kernel/session/rights.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

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

/** Every role of the tenant, with the reason why the caller may not give it. */
async function roleOptions(context: Context) {
  const { db, language } = context;
  const roles = await db
    .selectFrom('role')
    .select(['role.id', 'role.code', nameIn('role', language)])
    .orderBy('role.id')
    .execute();
  const mayGiveAll = await isAdministrator(context);
  const options = [];
  for (const role of roles) options.push({ ...role, reason: mayGiveAll ? '' : await reasonAgainst(context, role.id) });
  return options;
}

async function reasonAgainst(context: Context, roleId: string): Promise<string> {
  try {
    await requireRoles(context, [roleId]);
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return translate(error.key, context.language, error.details.params);
  }
}

/** The list is narrowed by departments with their people, and by roles. */
export async function listFilters(db: Database, language: Language) {
  const roles = await db
    .selectFrom('role')
    .select(['role.id', nameIn('role', language)])
    .orderBy('role.id')
    .execute();
  return { ...(await departmentsWithCounts(db)), roles };
}

/** Every department, those of one parent in their order, with the people in it and below it who have not left. */
async function departmentsWithCounts(db: Database) {
  // In the order of an index.
  const rows = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'parent_id'])
    .orderBy('parent_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const own = await peopleByDepartment(db);
  const departments = rows.map(({ id, name, parent_id }) => ({ id, name, parentId: parent_id ?? '', count: 0 }));
  addUp(departments, own);
  return { total: Object.values(own).reduce((sum, count) => sum + count, 0), departments };
}

/**
 * People without a department stand under an empty id. One value for all: as rows they take five times as long to parse.
 */
async function peopleByDepartment(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ counts: Record<string, number> | null }>`
    select json_object_agg(coalesce(organisation_id::text, ''), count) as counts
      from (select organisation_id, count(*) as count from user_account where not has_left group by organisation_id) counted`.execute(
    db,
  );
  return rows[0]!.counts ?? {};
}

/** Counts the people of each department in it and in all above it. */
function addUp(departments: readonly Department[], own: Readonly<Record<string, number>>): void {
  const byId = new Map(departments.map((each) => [each.id, each]));
  for (const { id } of departments) {
    const people = own[id];
    for (let above = people && byId.get(id); above; above = byId.get(above.parentId)) above.count += people!;
  }
}
