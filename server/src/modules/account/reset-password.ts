import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account/account.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { hashPassword } from '../../kernel/crypto/password.ts';
import { requireOtherPerson } from '../../kernel/session/rights.ts';
import { latestLanguage } from '../login-record/record-login.ts';
import { sendMessages } from '../message/send-messages.ts';
import { assertNewPassword } from '../security/assert-new-password.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';

/** Sessions that were opened with the old password end. */
export async function resetPassword(context: Context<ParsedOf<typeof account.resetPassword>>): Promise<void> {
  const id = await requireOtherPerson(context, context.input.id, 'account.ownPassword');
  const { db, session, language, input } = context;
  const { account } = await db
    .selectFrom('user_account')
    .select('account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await assertNewPassword(db, input.password, {
    field: 'password',
    language,
    userId: id,
    account,
    tenantId: session.tenantId,
  });
  const password_hash = await hashPassword(input.password);
  await db
    .updateTable('user_account')
    .set({ password_hash, must_change_password: true })
    .where('id', '=', id)
    .execute();
  await endSessions(context, id);
  await tellOfReset(context, id);
}

async function tellOfReset({ db, session }: Context, id: string): Promise<void> {
  const language = (await latestLanguage(db, id)) ?? defaultLanguage;
  const { time } = await db.selectNoFrom(sql<string>`now()`.as('time')).executeTakeFirstOrThrow();
  await sendMessages(db, {
    to: [id],
    kind: 'system',
    title: translate('account.passwordResetTitle', language),
    content: translate('account.passwordResetNotice', language, { name: session.userName, time }),
  });
}
