import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session/session.ts';

/**
 * The address of a menu entry: of the role of a session, an administrator has all of them; without one, of the tenant.
 */
export async function findMenuAddress(db: Database, menuId: string, session?: Session): Promise<string | undefined> {
  let query = db.selectFrom('resource').select('url').where('kind', '=', 'menu').where('id', '=', menuId);
  if (session && !session.administrator) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('role_resource').select('resource_id').where('role_id', '=', session.roleId),
    );
  }
  return (await query.executeTakeFirst())?.url;
}
