import { sql } from 'kysely';

/** People by name or the initials of it, and by department with those below it; either may be absent. */
export const matchesPerson = ({ name, orgId }: { name: string | undefined; orgId: string | undefined }) => {
  const text = (name ?? '').trim();
  const byName =
    text === ''
      ? sql`true`
      : sql`(position(app.fold(${text}) in app.fold(user_account.name)) > 0 or starts_with(user_account.initials, lower(${text})))`;
  const byDepartment =
    orgId === undefined
      ? sql`true`
      : sql`user_account.organisation_id in (select o.id from app.organisations_below(${orgId}::bigint) o)`;
  return sql<boolean>`${byName} and ${byDepartment}`;
};
