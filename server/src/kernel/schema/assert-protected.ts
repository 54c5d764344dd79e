import type pg from 'pg';
import { StartError } from '../process/start-error.ts';

/** The policies of a partitioned table hold for its partitions when they are reached through it, as the role must. */
const unprotectedTables = `
  select c.relname as name
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and case when c.relispartition then exists (
       select from pg_roles r where r.rolname = coalesce($1, current_user) and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')) else not (
       c.relrowsecurity and c.relforcerowsecurity
       and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
       and exists (
         select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary and a.attname = 'tenant_id')) end`;

const mightyRole = `
  select rolname as name from pg_roles
   where rolname = coalesce($1, current_user)
     and (rolsuper or rolbypassrls
          or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner = pg_roles.oid))`;

/**
 * The server does not start on a database that could show one tenant the data of another. The role is that of the
 * connection unless another one is named.
 */
export async function assertProtected(pool: pg.Pool, role?: string): Promise<void> {
  const { rows: mighty } = await pool.query<{ name: string }>(mightyRole, [role ?? null]);
  if (mighty[0]) {
    throw new StartError(
      `the database role "${mighty[0].name}" can bypass row-level security; DATABASE_APP_URL needs an ordinary role`,
    );
  }
  const { rows: unprotected } = await pool.query<{ name: string }>(unprotectedTables, [role ?? null]);
  if (unprotected.length) {
    throw new StartError(`these tables are not protected by tenant: ${unprotected.map((row) => row.name).join(', ')}`);
  }
}
