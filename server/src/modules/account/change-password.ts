import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account.ts';
import type pg from 'pg';
import { countAttempt, forgetAttempts } from '../../kernel/attempts.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { hashPassword, isPassword } from '../../kernel/password.ts';
import { invalid } from '../../kernel/refusal.ts';
import type { Session } from '../../kernel/session.ts';

/** Whoever finds an open screen must not be able to guess the password there. */
const perUser = { most: 10, seconds: 600 };

/** Whoever changes a password may fear that somebody else knows it: every other session ends. */
export async function changePassword(db: Database, pool: pg.Pool, session: Session, input: ParsedOf<typeof account.changePassword>) {
  const attempts = `password:${session.tenantId}:${session.userId}`;
  await countAttempt(pool, attempts, perUser);
  const user = await db
    .selectFrom('user_account').select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(user.password_hash, input.oldPassword))) throw invalid('account.oldPasswordWrong', 'oldPassword');
  if (input.password === input.oldPassword) throw invalid('account.passwordUnchanged', 'password');
  await forgetAttempts(pool, attempts);

  await db.updateTable('user_account').set({ password_hash: await hashPassword(input.password) }).where('id', '=', session.userId).execute();
  await db
    .deleteFrom('app.session')
    .where('tenant_id', '=', session.tenantId).where('user_id', '=', session.userId)
    .where('ticket_hash', '<>', Buffer.from(session.ticketHash, 'hex'))
    .execute();
}
