import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account/account.ts';
import { translate } from '@edp/contract/texts.ts';
import { countInTransaction, clearInTransaction } from '../../kernel/session/attempts.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { hashPassword, isPassword } from '../../kernel/crypto/password.ts';
import { invalid } from '../../kernel/app-error.ts';
import { sendMessages } from '../message/send-messages.ts';
import { assertNewPassword } from '../security/assert-new-password.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';

/** The password must not be guessed at an unlocked screen. */
const perUser = { most: 10, seconds: 600 };

/** Another person may know the old password: every other session ends. */
export async function changePassword(context: Context<ParsedOf<typeof account.changePassword>>): Promise<void> {
  const { db, session, input, kernel, afterCommit } = context;
  const attempts = `password:${session.tenantId}:${session.userId}`;
  await countInTransaction(db, attempts, perUser);
  const user = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(user.password_hash, input.oldPassword))) {
    // Not thrown here: the attempt must be counted, and would be undone with the transaction.
    return afterCommit(() => {
      throw invalid('account.oldPasswordWrong', 'oldPassword');
    });
  }
  if (input.password === input.oldPassword) throw invalid('account.passwordUnchanged', 'password');
  await assertNewPassword(db, input.password, {
    field: 'password',
    language: session.language,
    userId: session.userId,
    account: session.account,
    tenantId: session.tenantId,
  });
  await clearInTransaction(db, attempts);

  await db
    .updateTable('user_account')
    .set({ password_hash: await hashPassword(input.password), must_change_password: false })
    .where('id', '=', session.userId)
    .execute();
  if (session.passwordExpired)
    await db
      .updateTable('app.session')
      .set({ password_expired: false })
      .where('ticket_hash', '=', Buffer.from(session.ticketHash, 'hex'))
      .execute();
  await endSessions(context, session.userId);
  // The next request must find the session open again, in whichever process it arrives.
  if (session.mustChangePassword) afterCommit(kernel.sessions.waitForInvalidation);
  await sendMessages(db, {
    to: [session.userId],
    kind: 'system',
    title: translate('account.passwordChangedTitle', session.language),
    content: translate('account.passwordChangedNotice', session.language),
  });
}
