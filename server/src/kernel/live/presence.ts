import type { Kernel } from '../kernel.ts';
import type { Session } from '../session/session.ts';
import type { Connections } from './connections.ts';
import { frameOf } from './read-frame.ts';
import { debounce } from './debounce.ts';
import type { LiveProcess } from './live-process.ts';

/** Thousands who come at once, after a restart, are told in a few frames. */
const gatherMs = 300;

const add = `insert into app.presence (process_id, tenant_id, user_id, ticket_hash)
  select $1, tenant_id, user_id, decode(hash, 'hex') from unnest($2::int[], $3::bigint[], $4::text[]) as come (tenant_id, user_id, hash) on conflict do nothing`;
const remove = `delete from app.presence p using unnest($2::int[], $3::bigint[], $4::text[]) as gone (tenant_id, user_id, hash)
  where p.process_id = $1 and p.tenant_id = gone.tenant_id and p.user_id = gone.user_id and p.ticket_hash = decode(gone.hash, 'hex')`;
const online = `select distinct user_id::text as id from app.presence where tenant_id = $1 and ($2::bigint[] is null or user_id = any($2))`;

const keyOf = ({ tenantId, userId, ticketHash }: Session) => `${tenantId} ${userId} ${ticketHash}`;
const split = (key: string) => {
  const [tenantId = '', userId = '', ticketHash = ''] = key.split(' ');
  return { tenantId: Number(tenantId), userId, ticketHash };
};

/** Who of a tenant is connected, to whichever process. A session with an open window is one row. */
export function openPresence(
  { pool, log, bus, config }: Pick<Kernel, 'pool' | 'log' | 'bus' | 'config'>,
  process: LiveProcess,
  connections: Connections,
) {
  const { graceMs } = config.live;
  /** This process has told the database of these. */
  const reported = new Set<string>();
  const leftAt = new Map<string, number>();
  /** The people of a tenant have been told this; it is kept for tenants that have windows here. */
  const shown = new Map<number, { ids: Set<string>; ready: Promise<void> }>();
  /** Whose presence changed, by tenant; null: any user's. */
  const changed = new Map<number, Set<string> | null>();

  const telling = debounce(log, gatherMs, () => process.write(tell));
  process.onForgotten(() => {
    reported.clear();
    telling.ask();
  });
  process.onDue(() => telling.ask());

  async function tell() {
    const now = Date.now();
    const here = new Set(
      connections.sessions().map((ticketHash) => keyOf(connections.ofSession(ticketHash)[0]!.session)),
    );
    const come = [...here].filter((key) => !reported.has(key));
    const away = [...reported].filter((key) => !here.has(key));
    for (const key of here) leftAt.delete(key);
    for (const key of away) if (!leftAt.has(key)) leftAt.set(key, now);
    const gone = away.filter((key) => now - leftAt.get(key)! >= graceMs);
    if (come.length) await pool.query(add, valuesOf(come));
    for (const key of come) reported.add(key);
    if (gone.length) await pool.query(remove, valuesOf(gone));
    for (const key of gone) {
      reported.delete(key);
      leftAt.delete(key);
    }
    if (gone.length < away.length) telling.ask();
  }

  const valuesOf = (keys: readonly string[]) => {
    const sessions = keys.map(split);
    return [
      process.id,
      sessions.map((each) => each.tenantId),
      sessions.map((each) => each.userId),
      sessions.map((each) => each.ticketHash),
    ];
  };

  const showing = debounce(log, gatherMs, async () => {
    const tenants = new Set(connections.tenants());
    for (const tenantId of shown.keys()) if (!tenants.has(tenantId)) shown.delete(tenantId);
    for (const [tenantId, users] of changed) {
      changed.delete(tenantId);
      try {
        await shown.get(tenantId)?.ready;
        const before = shown.get(tenantId);
        if (before) await show(tenantId, before.ids, users);
      } catch (error) {
        changed.set(tenantId, null);
        throw error;
      }
    }
  });

  async function show(tenantId: number, before: Set<string>, users: Set<string> | null) {
    const asked = users && [...users];
    const now = new Set(await readOnline(tenantId, asked));
    const come = [...now].filter((id) => !before.has(id));
    const gone = (asked ?? [...before]).filter((id) => before.has(id) && !now.has(id));
    for (const id of come) before.add(id);
    for (const id of gone) before.delete(id);
    if (!come.length && !gone.length) return;
    const frame = frameOf('presence', { online: come, offline: gone });
    for (const window of connections.to(tenantId)) if (window.session.staff) window.send(frame);
  }

  async function readOnline(tenantId: number, users: readonly string[] | null): Promise<string[]> {
    const { rows } = await pool.query<{ id: string }>(online, [tenantId, users]);
    return rows.map((row) => row.id);
  }

  bus.on('presence_changed', (payload) => {
    const { tenantId, userId } = split(payload);
    if (!shown.has(tenantId)) return;
    const users = changed.get(tenantId);
    if (users) users.add(userId);
    else if (users === undefined) changed.set(tenantId, new Set([userId]));
    showing.ask();
  });
  bus.onLost(() => {
    for (const tenantId of shown.keys()) changed.set(tenantId, null);
    showing.ask();
  });

  return {
    /** A user came or went. */
    note: () => telling.ask(),
    /** Resolves when it is known who of a tenant is online. */
    ready(tenantId: number): Promise<void> {
      const existing = shown.get(tenantId);
      if (existing) return existing.ready;
      const ids = new Set<string>();
      const ready = readOnline(tenantId, null).then((found) => found.forEach((id) => ids.add(id)));
      shown.set(tenantId, { ids, ready });
      ready.catch(() => shown.delete(tenantId));
      return ready;
    },
    onlineOf: (tenantId: number): Iterable<string> => shown.get(tenantId)?.ids ?? [],
    stop: () => Promise.all([telling.stop(), showing.stop()]),
  };
}
