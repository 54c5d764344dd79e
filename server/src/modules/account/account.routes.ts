import { account, avatarPicture } from '@edp/contract/modules/account.ts';
import { bind } from '../../kernel/http/bind.ts';
import { requireFile } from '../file/file.queries.ts';
import { changePassword } from './change-password.ts';

export const accountRoutes = bind(account, {
  name: ({ session }) => ({ userName: session.userName, account: session.account }),
  async changePassword({ db, input, session, kernel }) {
    await changePassword(db, kernel.pool, session, input);
    return null;
  },
  async changePicture({ db, input, session, kernel }) {
    await requireFile(db, input.imgAddress, avatarPicture, 'imgAddress');
    const avatar_file_id = input.imgAddress ?? null;
    await db.updateTable('user_account').set({ avatar_file_id }).where('id', '=', session.userId).execute();
    return { imgAddress: kernel.links.to(session.tenantId, avatar_file_id) };
  },
});
