import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import pg from 'pg';
import { largestTenant } from './seed-companies.ts';

/** Who reads: in the master organisation, which sees all materials, or in an ordinary one, which sees its own. */
export type Reader = 'master' | 'ordinary';
const codes: Readonly<Record<Reader, string>> = { master: 'INV01', ordinary: 'INV02' };

export interface Tickets extends Readonly<Record<Reader, string>> {
  organisationIds: Readonly<Record<Reader, string>>;
}

/** Sessions in the large tenant, without the password and captcha of a login. */
export async function addReaders(ownerUrl: string): Promise<Tickets> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const add = async (reader: Reader) => {
    const ticket = newTicket();
    const { rows } = await client.query<{ invorg_id: string }>(
      `insert into app.session (ticket_hash, tenant_id, user_id, role_id, invorg_id, language, idle_limit)
       select decode($1, 'hex'), i.tenant_id, u.id, r.id, i.id, 'ZHS', '12 hours'
         from inventory_organisation i join user_account u using (tenant_id) join role r using (tenant_id) where i.tenant_id = $2 and i.code = $3 returning invorg_id`,
      [hashTicket(ticket), largestTenant, codes[reader]],
    );
    return { ticket, organisationId: rows[0]!.invorg_id };
  };
  const [master, ordinary] = [await add('master'), await add('ordinary')];
  await client.end();
  return {
    master: master.ticket,
    ordinary: ordinary.ticket,
    organisationIds: { master: master.organisationId, ordinary: ordinary.organisationId },
  };
}
