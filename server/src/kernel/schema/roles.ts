import pg from 'pg';

export const appRole = 'edp_app';

/**
 * The server works as an ordinary role: no superuser, no owner, no way around row-level security.
 * edp_reader owns the narrow functions that may look across (see functions/01-schema.sql).
 */
export async function ensureRoles(client: pg.Client, appPassword: string | undefined): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('edp_app', 'edp_reader')`,
  );
  const existing = new Set(rows.map((row) => row.rolname));
  if (!existing.has('edp_reader')) {
    await client.query('create role edp_reader nologin');
    await client.query('grant edp_reader to current_user');
  }
  if (!existing.has('edp_app')) await client.query('create role edp_app');
  if (appPassword) await client.query(`alter role edp_app login password ${pg.escapeLiteral(appPassword)}`);
}
