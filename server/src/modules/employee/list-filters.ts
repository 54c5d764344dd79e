import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';

interface Row {
  id: string;
  name: string;
  parentId: string;
  own: number;
}

/** What the list is narrowed by: departments with their people, and roles. */
export async function listFilters(db: Database, language: Language) {
  const roles = await db.selectFrom('role').select(['role.id', nameIn('role', language)]).orderBy('role.id').execute();
  return { ...(await departmentsWithCounts(db)), roles };
}

/** Every department in the order of the tree, with the people in it and below it who have not left; one statement, summed up here. */
async function departmentsWithCounts(db: Database) {
  const { rows } = await sql<Row>`
    select o.id, o.name, coalesce(o.parent_id::text, '') as "parentId", coalesce(people.count, 0)::int as own
      from organisation o
      left join (select organisation_id, count(*) as count from user_account where not has_left group by organisation_id) people on people.organisation_id = o.id
     order by o.parent_id nulls first, o.sort_order, o.id`.execute(db);
  const { rows: [whole] } = await sql<{ count: number }>`select count(*)::int as count from user_account where not has_left`.execute(db);
  const counts = sumUp(rows);
  return { total: whole!.count, departments: rows.map(({ own: _own, ...row }) => ({ ...row, count: counts.get(row.id)! })) };
}

/** Adds what each department has to all above it. */
function sumUp(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map(rows.map(({ id, own }) => [id, own]));
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  for (const { id, own } of rows) {
    if (own === 0) continue;
    for (let above = parentOf.get(id); above; above = parentOf.get(above)) counts.set(above, counts.get(above)! + own);
  }
  return counts;
}
