import type { Language } from '@edp/contract/kernel/language.ts';
import type { Department } from '@edp/contract/modules/employee/employee.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';

/** What the list is narrowed by: departments with their people, and roles. */
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
 * Those without a department stand under an empty id. One value for all: as rows they take five times as long to parse.
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
