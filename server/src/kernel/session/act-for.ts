import type { Language } from '@edp/contract/kernel/language.ts';
import { readingDatabase } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { inOrganisation, loadAccess } from './access.ts';
import type { Session } from './session.ts';

/** For whom something is done that was asked for in a session. */
export interface OnBehalf {
  tenantId: number;
  userId: string;
  roleId: string | null;
  invorgId: string | null;
  language: Language;
}

export const onBehalfOf = ({ tenantId, userId, roleId, invorgId, language }: Session): OnBehalf => ({
  tenantId,
  userId,
  roleId,
  invorgId,
  language,
});

/**
 * The context of a handler outside of a request, with the rights that the user has now; undefined where the account or
 * its role is gone.
 */
export async function actFor(kernel: Kernel, { tenantId, userId, roleId, invorgId, language }: OnBehalf) {
  const db = readingDatabase(kernel.pool, tenantId);
  const access = await loadAccess(db, userId, roleId);
  if (!access?.roleId) return undefined;
  const {
    rows: [tenant],
  } = await kernel.pool.query<{ platform: boolean }>('select platform from app.tenant where id = $1', [tenantId]);
  const session: Session = {
    ticketHash: '',
    tenantId,
    platform: tenant!.platform,
    passwordExpired: false,
    language,
    ...access,
    ...(await inOrganisation(db, invorgId, access.sharing)),
  };
  return { kernel, session, language, db: readingDatabase(kernel.pool, tenantId, session.sharing) };
}
