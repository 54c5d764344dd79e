import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Access, Permission } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Bus, busName } from '../process/bus.ts';
import { loadAccess } from './access.ts';
import { readingDatabase } from '../database/tenant-database.ts';
import type { Sharing } from '../sharing/sharing.ts';

/** Who is calling. Tenant, user, role and organisation come from here and from nowhere else. */
export interface Session {
  ticketHash: string;
  tenantId: number;
  /** Of the tenant that runs the installation. */
  platform: boolean;
  userId: string;
  userName: string;
  account: string;
  roleId: string | null;
  invorgId: string | null;
  language: Language;
  /** The active role has everything that the tenant has. */
  administrator: boolean;
  /** Has an active role that is not a dealer's: may see colleagues. */
  staff: boolean;
  permissions: ReadonlySet<Permission>;
  /** Whose records of shared types this person sees and may change; undefined for everybody's. */
  sharing: Sharing | undefined;
  /** An administrator has reset the password: until the user changes it, only few calls are answered. */
  mustChangePassword: boolean;
}

export const newTicket = () => randomBytes(32).toString('base64url');
/** Tickets are stored hashed: whoever reads the table cannot use what is in it. */
export const hashTicket = (ticket: string) => hash('sha256', ticket);

export const idleLimits = { usual: '12 hours', remembered: '30 days' } as const;

export const hasPermission = (session: Session, permission: Permission) => session.permissions.has(permission);

/** Whether a session may use what is open to this. */
export function isAllowed(session: Session, access: Access): boolean {
  if (access === 'member' || access === 'visitor') return true;
  if (access === 'staff') return session.staff;
  return access !== 'anyone' && access !== 'link' && hasPermission(session, access);
}

/** A session is read anew at least this often, which also marks it as used. */
const freshMs = 60_000;
const mostSessions = 20_000;
const longestWaitMs = 1000;

/** A select, so that an invalid ticket costs no write. `$2` is the absolute lifetime in days. */
const findSession = {
  name: 'find-session',
  text: `select s.tenant_id, t.platform, s.user_id, s.role_id, s.invorg_id, s.language,
                s.last_seen_time < now() - interval '1 minute' as seen_long_ago,
                ceil(extract(epoch from s.created_time + make_interval(days => $2) - now()) * 1000)::float8 as remaining_ms
           from app.session s join app.tenant t on t.id = s.tenant_id and t.active
          where s.ticket_hash = decode($1, 'hex') and s.last_seen_time > now() - s.idle_limit
            and s.created_time > now() - make_interval(days => $2)`,
};
const markSeen = { name: 'mark-session-seen', text: `update app.session set last_seen_time = now() where ticket_hash = decode($1, 'hex')` };

const accessOf = (tenantId: string | number) => `access of ${tenantId}`;
const tellHeard = `select pg_notify('session_heard', $1)`;
const countProcesses = `select count(*)::int as processes from pg_stat_activity where datname = current_database() and application_name = $1`;

interface StoredSession {
  tenant_id: number;
  platform: boolean;
  user_id: string;
  role_id: string | null;
  invorg_id: string | null;
  language: Language;
  seen_long_ago: boolean;
  /** Until the absolute lifetime ends. */
  remaining_ms: number;
}

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Finds sessions by ticket. They are kept in memory for a moment; every process hears at once of
 * whatever ends or changes one (see `announce` in functions/access.sql), and while a process
 * cannot hear, it keeps nothing.
 */
export function openSessions(pool: pg.Pool, bus: Bus, log: Pick<FastifyBaseLogger, 'warn'>, maxDays: number) {
  const kept = new Map<string, { session: Session; until: number }>();
  // Counts what was heard, so that a session read before a change is not kept after it.
  let heard = 0;
  const forget = (applies: (session: Session) => boolean) => {
    heard++;
    for (const [key, { session }] of kept) if (applies(session)) kept.delete(key);
  };
  // Whoever changed it waits for this; should it get lost, they wait a moment longer.
  const tell = (what: string) => void pool.query(tellHeard, [what]).catch(() => {});
  bus.on('session_changed', (ticketHash) => {
    forget((session) => session.ticketHash === ticketHash);
    tell(ticketHash);
  });
  bus.on('access_changed', (tenantId) => {
    forget((session) => session.tenantId === Number(tenantId));
    tell(accessOf(tenantId));
  });
  bus.onLost(() => forget(() => true));

  async function load(ticketHash: string): Promise<{ session: Session; remainingMs: number } | undefined> {
    const { rows } = await pool.query<StoredSession>({ ...findSession, values: [ticketHash, maxDays] });
    const stored = rows[0];
    if (!stored) return undefined;
    const access = await loadAccess(readingDatabase(pool, stored.tenant_id), stored.user_id, stored.role_id);
    if (!access) return undefined;
    if (stored.seen_long_ago) await pool.query({ ...markSeen, values: [ticketHash] });
    const session = {
      ticketHash,
      tenantId: stored.tenant_id,
      platform: stored.platform,
      invorgId: stored.invorg_id,
      language: stored.language,
      ...access,
    };
    return { session, remainingMs: stored.remaining_ms };
  }

  /**
   * Resolves when every process has heard that this session changed. A call that changes a session
   * waits for it before it answers, so that the next request finds the change wherever it arrives.
   */
  const waitForInvalidation = (ticketHash: string) => waitForAcknowledgements(ticketHash);

  /** The same for a change of what the people of a tenant may see and do. */
  const waitForAccessInvalidation = (tenantId: number) => waitForAcknowledgements(accessOf(tenantId));

  async function waitForAcknowledgements(what: string): Promise<void> {
    let heardBy = 0;
    const stop = bus.on('session_heard', (changed) => {
      if (changed === what) heardBy++;
    });
    try {
      const { rows } = await pool.query<{ processes: number }>(countProcesses, [busName]);
      const { processes } = rows[0]!;
      const end = performance.now() + longestWaitMs;
      while (heardBy < processes && performance.now() < end) await sleep(2);
    } catch (error) {
      log.warn({ error: String(error) }, 'other processes may hear late that a session changed');
    } finally {
      stop();
    }
  }

  async function find(ticket: string): Promise<Session | undefined> {
    if (!ticket || ticket.length > 200) return undefined;
    const ticketHash = hashTicket(ticket);
    const known = kept.get(ticketHash);
    if (known && known.until > Date.now()) return known.session;
    const heardBefore = heard;
    const loaded = await load(ticketHash);
    if (!loaded) kept.delete(ticketHash);
    else if (bus.isListening() && heard === heardBefore) {
      if (kept.size >= mostSessions) kept.delete(kept.keys().next().value!);
      kept.set(ticketHash, { session: loaded.session, until: Date.now() + Math.min(freshMs, loaded.remainingMs) });
    }
    return loaded?.session;
  }

  return { find, waitForInvalidation, waitForAccessInvalidation };
}
