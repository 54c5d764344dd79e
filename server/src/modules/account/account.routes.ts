import { account, avatarPicture } from '@edp/contract/modules/account/account.ts';
import { bind } from '../../kernel/http/bind.ts';
import { requireFile } from '../../kernel/files/require-file.ts';
import { findAccount, listAccounts } from './account.queries.ts';
import { changePassword } from './change-password.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';
import { setAccountsActive } from './set-accounts-active.ts';
import { requireOtherPerson } from '../../kernel/session/rights.ts';
import { resetPassword } from './reset-password.ts';

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
