import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { hashPassword } from '../../kernel/password.ts';
import { found, Refusal } from '../../kernel/refusal.ts';
import { refuseStrangerToAdministrators } from '../employee/administrators.ts';
import { endSessions } from './end-sessions.ts';

/** The account that was asked for: another one than the caller's, and an administrator's only for administrators. */
export async function forSomebodyElse({ db, session, input }: Context<{ id: string }>, refusal: MessageKey): Promise<string> {
  const { id } = found(await db.selectFrom('user_account').select('id').where('id', '=', input.id).executeTakeFirst());
  if (id === session.userId) throw new Refusal(400, refusal);
  await refuseStrangerToAdministrators(db, session, id);
  return id;
}

/** Whoever is logged in with the old password must not stay. */
export async function resetPassword(context: Context<ParsedOf<typeof account.resetPassword>>): Promise<void> {
  const id = await forSomebodyElse(context, 'account.ownPassword');
  const password_hash = await hashPassword(context.input.password);
  await context.db.updateTable('user_account').set({ password_hash }).where('id', '=', id).execute();
  await endSessions(context, id);
}
