import { account, avatarPicture } from '@edp/contract/modules/account/account.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { requireFile } from '../../kernel/files/require-file.ts';
import { findAccount, listAccounts, matchingAccounts } from './account.queries.ts';
import { changePassword } from './change-password.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';
import { requireOtherPerson } from '../../kernel/session/rights.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { hashPassword } from '../../kernel/crypto/password.ts';
import { latestLanguage } from '../login-record/record-login.ts';
import { sendMessages } from '../message/send-messages.ts';
import { assertNewPassword } from '../security/assert-new-password.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { batchIds } from '../../kernel/batch/batch.ts';
import { setStatusOfEach } from '../employee/set-status.ts';

export const accountRoutes = bind(account, {
  name: ({ session }) => ({ userName: session.userName, account: session.account }),
  async changePassword(context) {
    await changePassword(context);
    return null;
  },
  async changePicture({ db, input, session, kernel }) {
    await requireFile(db, input.imgAddress, avatarPicture, 'imgAddress');
    const avatar_file_id = input.imgAddress ?? null;
    await db.updateTable('user_account').set({ avatar_file_id }).where('id', '=', session.userId).execute();
    return { imgAddress: kernel.links.to(session.tenantId, avatar_file_id) };
  },
  list: listAccounts,
  detail: ({ db, input, language }) => findAccount(db, input.id, language),
  async resetPassword(context) {
    await resetPassword(context);
    return null;
  },
  setActiveBatch: setAccountsActive,
  async endSessions(context) {
    const id = await requireOtherPerson(context, context.input.id, 'account.ownSessions');
    await endSessions(context, id);
    return null;
  },
});

/** Sessions that were opened with the old password end. */
async function resetPassword(context: Context<ParsedOf<typeof account.resetPassword>>): Promise<void> {
  const id = await requireOtherPerson(context, context.input.id, 'account.ownPassword');
  const { db, session, language, input } = context;
  const { account: name } = await db
    .selectFrom('user_account')
    .select('account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await assertNewPassword(db, input.password, {
    field: 'password',
    language,
    userId: id,
    account: name,
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

async function setAccountsActive(context: Context<ParsedOf<typeof account.setActiveBatch>>): Promise<BatchResult> {
  const {
    db,
    input: { active, ...chosen },
  } = context;
  return setStatusOfEach(
    context,
    await batchIds(chosen, (filters, most) => matchingAccounts(db, filters, most)),
    active,
  );
}
