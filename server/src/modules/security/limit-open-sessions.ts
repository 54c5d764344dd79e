import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { security } from '@edp/contract/modules/security/security.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { isAllowedAddress } from '../../kernel/session/allowed-addresses.ts';
import { sessionLimits } from './read-security.ts';

/** New limits hold for the sessions that are open as well, and those from addresses that are no longer allowed end. */
export async function limitOpenSessions({
  db,
  session: { tenantId },
  input,
}: Context<ParsedOf<typeof security.save>>): Promise<void> {
  for (const remembered of [false, true]) {
    await db
      .updateTable('app.session')
      .set(sessionLimits(input, remembered))
      .where('tenant_id', '=', tenantId)
      .where('remembered', '=', remembered)
      .execute();
  }
  const open = await db
    .selectFrom('app.session')
    .select('address')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('address', '<>', '')
    .execute();
  const refused = open
    .filter(({ address }) => !isAllowedAddress(input.allowedAddresses, address))
    .map(({ address }) => address);
  if (refused.length)
    await db
      .deleteFrom('app.session')
      .where('tenant_id', '=', tenantId)
      .where(sql<boolean>`address = any(${refused}::text[])`)
      .execute();
}
