import { sql } from 'kysely';
import { readingDatabase } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import type { Connection, Connections } from './connections.ts';
import { frameOf } from './read-frame.ts';
import { debounce } from './debounce.ts';
import type { Session } from '../session/session.ts';

interface State {
  ticketHash: string;
  roleId: string;
  invorgId: string;
  /** Whatever decides what the session may see and do, as one text. */
  access: string;
}

const gatherMs = 30;

/**
 * Keeps windows in step with their sessions: one that has ended is told to log out, one whose rights or
 * menu changed to load them again. One statement looks at all sessions of a tenant, because a change of
 * one role may concern thousands of windows.
 */
export function watchSessions(
  { pool, bus, log, config }: Pick<Kernel, 'pool' | 'log' | 'bus' | 'config'>,
  connections: Connections,
) {
  const accessByTicket = new Map<string, string>();
  const suspects = new Set<string>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();

  const checking = debounce(log, gatherMs, async () => {
    const asked = [...suspects].filter((ticketHash) => connections.ofSession(ticketHash).length);
    const byTenant = Map.groupBy(asked, (ticketHash) => connections.ofSession(ticketHash)[0]!.session.tenantId);
    for (const ticketHash of [...accessByTicket.keys(), ...suspects])
      if (!connections.ofSession(ticketHash).length) forget(ticketHash);
    for (const [tenantId, ticketHashes] of byTenant) {
      for (const ticketHash of ticketHashes) suspects.delete(ticketHash);
      try {
        const states = new Map(
          (await readStates(pool, config.sessionMaxDays, tenantId, ticketHashes)).map((state) => [
            state.ticketHash,
            state,
          ]),
        );
        for (const ticketHash of ticketHashes) {
          settle(ticketHash, states.get(ticketHash));
          endWaiting(ticketHash);
        }
      } catch (error) {
        for (const ticketHash of ticketHashes) suspects.add(ticketHash);
        throw error;
      }
    }
  });

  function endWaiting(ticketHash: string) {
    waiting.get(ticketHash)?.resolve();
    waiting.delete(ticketHash);
  }

  function forget(ticketHash: string) {
    accessByTicket.delete(ticketHash);
    suspects.delete(ticketHash);
    endWaiting(ticketHash);
  }

  function settle(ticketHash: string, state: State | undefined) {
    const windows = connections.ofSession(ticketHash);
    if (!state) {
      windows.forEach(logOut);
      return;
    }
    const before = accessByTicket.get(ticketHash);
    accessByTicket.set(ticketHash, state.access);
    const frame = frameOf('refresh', { roleId: state.roleId, invorgId: state.invorgId });
    // The windows know of a session that was not known yet what it was when they were let in.
    const isBehind = (window: Connection) =>
      before === undefined ? !isAsLetIn(window, state) : before !== state.access;
    for (const window of windows.filter(isBehind)) window.send(frame);
  }

  function suspect(ticketHashes: Iterable<string>) {
    for (const ticketHash of ticketHashes) suspects.add(ticketHash);
    if (suspects.size) checking.ask();
  }

  bus.on('session_changed', (ticketHash) => {
    if (connections.ofSession(ticketHash).length) suspect([ticketHash]);
  });
  bus.on('access_changed', (tenantId) =>
    suspect(connections.to(Number(tenantId)).map(({ session }) => session.ticketHash)),
  );
  bus.onLost(() => suspect(connections.sessions()));

  return {
    /** A window was let in: what ended its session meanwhile was not heard for it. */
    check({ session: { ticketHash } }: Connection) {
      if (!accessByTicket.has(ticketHash) && !waiting.has(ticketHash)) waiting.set(ticketHash, Promise.withResolvers());
      suspect([ticketHash]);
    },
    /** Until it is known what a session may do: no change after that is missed. */
    ready: async ({ ticketHash }: Session) => waiting.get(ticketHash)?.promise,
    stop: () => checking.stop(),
  };
}

const isAsLetIn = ({ session }: Connection, { roleId, invorgId }: State) =>
  (session.roleId ?? '') === roleId && (session.invorgId ?? '') === invorgId;

function logOut(window: Connection) {
  window.send(frameOf('logout', null));
  window.close('session');
}

async function readStates(
  pool: Kernel['pool'],
  maxDays: number,
  tenantId: number,
  ticketHashes: readonly string[],
): Promise<State[]> {
  const { rows } = await sql<State>`
    with granted as (select role_id, md5(string_agg(resource_id::text, ',' order by resource_id)) as resources from role_resource group by role_id),
         stocked as (select role_id, string_agg(inventory_organisation_id::text, ',' order by inventory_organisation_id) as organisations
                       from role_inventory_organisation group by role_id),
         given as (select user_id, string_agg(role_id::text, ',' order by role_id) as roles from user_role group by user_id)
    select encode(s.ticket_hash, 'hex') as "ticketHash", coalesce(r.id::text, '') as "roleId", coalesce(s.invorg_id::text, '') as "invorgId",
           concat_ws('/', coalesce(r.id, 0), s.invorg_id, s.language, r.administrator, granted.resources, stocked.organisations, given.roles) as access
      from app.session s
      join app.tenant t on t.id = s.tenant_id and t.active
      join user_account u on u.id = s.user_id and u.active
      left join user_role ur on ur.user_id = s.user_id and ur.role_id = s.role_id
      left join role r on r.id = ur.role_id
      left join granted on granted.role_id = r.id
      left join stocked on stocked.role_id = r.id
      left join given on given.user_id = u.id
     where s.tenant_id = ${tenantId} and s.last_seen_time > now() - s.idle_limit
       and s.created_time > now() - least(s.absolute_limit, make_interval(days => ${maxDays}))
       and s.ticket_hash = any(array(select decode(hash, 'hex') from unnest(${ticketHashes}::text[]) as hash))`.execute(
    readingDatabase(pool, tenantId),
  );
  return rows;
}
