import type { Language } from '@edp/contract/kernel/language.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, readingDatabase } from '../database/tenant-database.ts';
import type { DatabasePool } from '../database/tenant-reader.ts';
import type { Bus } from '../process/bus.ts';
import { inOrganisation, loadAccess, rightsOf } from './access.ts';
import { hashTicket, type Session } from './session.ts';
import { openInvalidationWait } from './wait-for-invalidation.ts';
import { AppError } from '../app-error.ts';
import { nameIn } from '../record/translations.ts';
import { requireRoles } from './rights.ts';

/** A session is read again at least this often, which also marks it as used. */
const maxAgeMs = 60_000;
const maxSessions = 20_000;

/**
 * A select, so that an invalid ticket costs no write. `$2` is the installation's absolute lifetime in days, which the
 * tenant's may shorten.
 */
const findSession = {
  name: 'find-session',
  text: `select s.tenant_id, t.platform, s.user_id, s.role_id, s.preview_role_id, s.invorg_id, s.language, s.password_expired,
                s.last_seen_time < now() - interval '1 minute' as seen_long_ago,
                ceil(extract(epoch from s.created_time + least(s.absolute_limit, make_interval(days => $2)) - now()) * 1000)::float8 as remaining_ms
           from app.session s join app.tenant t on t.id = s.tenant_id and t.active
          where s.ticket_hash = decode($1, 'hex') and s.last_seen_time > now() - s.idle_limit
            and s.created_time > now() - least(s.absolute_limit, make_interval(days => $2))`,
};
const markSeen = {
  name: 'mark-session-seen',
  text: `update app.session set last_seen_time = now() where ticket_hash = decode($1, 'hex')`,
};

interface StoredSession {
  tenant_id: number;
  platform: boolean;
  user_id: string;
  role_id: string | null;
  preview_role_id: string | null;
  invorg_id: string | null;
  language: Language;
  password_expired: boolean;
  seen_long_ago: boolean;
  /** Until the absolute lifetime ends. */
  remaining_ms: number;
}

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Finds sessions by ticket. They are cached for a moment; the database notifies every process of each change that ends
 * or changes one (see `announce` in server/functions/access.sql), and while a process cannot listen, it caches nothing.
 */
export function openSessions(pool: DatabasePool, bus: Bus, log: Pick<FastifyBaseLogger, 'warn'>, maxDays: number) {
  const cached = new Map<string, { session: Session; expiresAt: number }>();
  // A session that was read before a change must not be cached after it.
  let invalidations = 0;
  const invalidate = (applies: (session: Session) => boolean) => {
    invalidations++;
    for (const [key, { session }] of cached) if (applies(session)) cached.delete(key);
  };
  bus.on('session_changed', (ticketHash) => invalidate((session) => session.ticketHash === ticketHash));
  bus.on('access_changed', (tenantId) => invalidate((session) => session.tenantId === Number(tenantId)));
  bus.onLost(() => invalidate(() => true));

  async function find(ticket: string): Promise<Session | undefined> {
    if (!ticket || ticket.length > 200) return undefined;
    const ticketHash = hashTicket(ticket);
    const entry = cached.get(ticketHash);
    if (entry && entry.expiresAt > Date.now()) return entry.session;
    const [invalidationsBefore, readAt] = [invalidations, Date.now()];
    const loaded = await loadSession(pool, ticketHash, maxDays);
    if (!loaded) cached.delete(ticketHash);
    else if (bus.isListening() && invalidations === invalidationsBefore) {
      if (cached.size >= maxSessions) cached.delete(cached.keys().next().value!);
      cached.set(ticketHash, { session: loaded.session, expiresAt: readAt + Math.min(maxAgeMs, loaded.remainingMs) });
    }
    return loaded?.session;
  }

  return { find, waitForInvalidation: openInvalidationWait(pool, bus, log) };
}

async function loadSession(
  pool: DatabasePool,
  ticketHash: string,
  maxDays: number,
): Promise<{ session: Session; remainingMs: number } | undefined> {
  const { rows } = await pool.query<StoredSession>({ ...findSession, values: [ticketHash, maxDays] });
  const stored = rows[0];
  if (!stored) return undefined;
  const db = readingDatabase(pool, stored.tenant_id);
  const access = await loadAccess(db, stored.user_id, stored.role_id);
  if (!access) return undefined;
  if (stored.seen_long_ago) await pool.query({ ...markSeen, values: [ticketHash] });
  const own: Session = {
    ticketHash,
    tenantId: stored.tenant_id,
    platform: stored.platform,
    language: stored.language,
    ...access,
    ...(await inOrganisation(db, stored.invorg_id, access.sharing)),
    mustChangePassword: access.mustChangePassword || stored.password_expired,
    passwordExpired: stored.password_expired,
  };
  const session = stored.preview_role_id === null ? own : await asPreview(db, own, stored.preview_role_id);
  return { session, remainingMs: stored.remaining_ms };
}

/**
 * The session as it answers while its user looks at the system as another role. What the user holds is compared again:
 * the preview ends by itself when the role is deleted, or when it has more than the user.
 */
async function asPreview(db: Database, own: Session, roleId: string): Promise<Session> {
  const role = await db
    .selectFrom('role')
    .select(['role.id', 'role.code', 'role.administrator', nameIn('role', own.language)])
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (!role || !(await holds(db, own, roleId))) return own;
  const rights = await rightsOf(db, own.userId, role);
  return {
    ...own,
    ...rights,
    previewRoleName: role.name,
    ...(await inOrganisation(db, await organisationOf(db, roleId, own.invorgId), rights.sharing)),
  };
}

async function holds(db: Database, own: Session, roleId: string): Promise<boolean> {
  try {
    await requireRoles({ db, session: own, language: own.language }, [roleId]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The one that is active where the role has it too; otherwise the role's first one, as when the role is chosen. */
async function organisationOf(db: Database, roleId: string, active: string | null): Promise<string | null> {
  const organisations = await db
    .selectFrom('role_inventory_organisation as ri')
    .innerJoin('inventory_organisation as o', 'o.id', 'ri.inventory_organisation_id')
    .select('o.id')
    .where('ri.role_id', '=', roleId)
    .where('o.active', '=', true)
    .orderBy('o.code')
    .execute();
  return organisations.some(({ id }) => id === active) ? active : (organisations[0]?.id ?? null);
}
