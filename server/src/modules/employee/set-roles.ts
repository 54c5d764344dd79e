import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { employee } from '@edp/contract/modules/employee.ts';
import { anyOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { linkExactly } from '../../kernel/link-exactly.ts';
import { found, invalid, Refusal } from '../../kernel/refusal.ts';
import type { Session } from '../../kernel/session.ts';
import { refuseIfLastAdministrator, refuseStrangerToAdministrators } from './administrators.ts';

/** Gives a person exactly these roles. Sessions notice at once (see `app.announce_access`). */
export async function setRoles(db: Database, session: Session, { userId, roleIds }: ParsedOf<typeof employee.setRoles>) {
  found(await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst());
  await refuseStrangerToAdministrators(db, session, userId);
  if (!session.administrator && session.userId === userId) throw new Refusal(403, 'employee.notYourRoles');

  const wanted = [...new Set(roleIds)];
  const roles = await db.selectFrom('role').select(['id', 'administrator']).where('id', '=', anyOf(wanted)).execute();
  if (roles.length < wanted.length) throw invalid('employee.roleUnknown', 'roleIds');
  const isAdministrator = roles.some((role) => role.administrator);
  if (isAdministrator && !session.administrator) throw new Refusal(403, 'employee.administratorsOnly');
  if (!isAdministrator) await refuseIfLastAdministrator(db, userId);

  await linkExactly(db, 'user_role', ['user_id', userId], ['role_id', wanted]);
}
