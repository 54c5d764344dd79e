import { frame } from '@edp/contract/modules/frame/frame.ts';
import { addressElsewhere } from '@edp/contract/modules/menu/menu-address.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { assertFound, notFound } from '../../kernel/app-error.ts';
import { isSealedUntil, sealUntil } from '../../kernel/crypto/sealed-until.ts';
import { findMenuAddress } from './frame.queries.ts';
import { sendFramePage } from './frame-page.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sealedName = (tenantId: number, menuId: string) => `${tenantId}/${menuId}`;

export const frameRoutes = bind(frame, {
  async link({ db, input: { menuId }, session, kernel }) {
    assertFound(addressElsewhere(await findMenuAddress(db, menuId, session)));
    // The same for a day, so that a page that asks again does not reload the other system.
    const expires = (Math.floor(Date.now() / dayMs) + 2) * dayMs;
    const { tenantId } = session;
    return {
      url: `${frame.view.path}?t=${tenantId}&m=${menuId}&${sealUntil(kernel.config.secret, 'frame-link', sealedName(tenantId, menuId), expires)}`,
    };
  },

  async view({ input: { t, m: menuId, e, s }, kernel }) {
    const tenantId = Number(t);
    if (!isSealedUntil(kernel.config.secret, 'frame-link', sealedName(tenantId, menuId), Number(e), s))
      throw notFound();
    const address = assertFound(
      addressElsewhere(await findMenuAddress(readingDatabase(kernel.pool, tenantId), menuId)),
    );
    return (reply) => sendFramePage(reply, address);
  },
});
