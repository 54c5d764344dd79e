import { randomUUID } from 'node:crypto';
import type { Kernel } from '../kernel.ts';
import type { Connections } from './connections.ts';
import { frameOf } from './frame.ts';
import { debounce } from './debounce.ts';

/** Thousands who come at once, after a restart, are told in a few frames. */
const gatherMs = 300;

const beat = `insert into app.live_process (id) values ($1) on conflict (id) do update set seen_time = now() returning xmax = 0 as added`;
// Each of several processes may do this; whatever one of them is removing, the others leave to it.
const sweep = `delete from app.live_process where id in
  (select id from app.live_process where seen_time < now() - $1::interval for update skip locked)`;
const leaveAll = `delete from app.live_process where id = $1`;
const add = `insert into app.presence (process_id, tenant_id, user_id)
  select $1, tenant_id, user_id from unnest($2::int[], $3::bigint[]) as come (tenant_id, user_id) on conflict do nothing`;
const remove = `delete from app.presence p using unnest($2::int[], $3::bigint[]) as gone (tenant_id, user_id)
  where p.process_id = $1 and p.tenant_id = gone.tenant_id and p.user_id = gone.user_id`;
const online = `select distinct user_id::text as id from app.presence where tenant_id = $1 and ($2::bigint[] is null or user_id = any($2))`;

const keyOf = (tenantId: number, userId: string) => `${tenantId} ${userId}`;
const split = (key: string) => {
  const [tenantId = '', userId = ''] = key.split(' ');
  return { tenantId: Number(tenantId), userId };
};

/** Who of a tenant is connected, to whichever process. */
export async function openPresence({ pool, log, bus, config }: Pick<Kernel, 'pool' | 'log' | 'bus' | 'config'>, connections: Connections) {
  const { beatMs, goneMs, graceMs } = config.live;
  const process = randomUUID();
  /** What this process has told the database. */
  const told = new Set<string>();
  const leftAt = new Map<string, number>();
  /** What the people of a tenant have been told; kept for tenants that have windows here. */
  const shown = new Map<number, { ids: Set<string>; ready: Promise<void> }>();
  /** Whose presence changed, by tenant; null: any user's. */
  const changed = new Map<number, Set<string> | null>();

  let beatDue = false;
  const telling = debounce(log, gatherMs, async () => {
    try {
      if (beatDue) await live();
      await tell();
    } catch (error) {
      // Perhaps the others took this process for dead.
      beatDue = true;
      throw error;
    }
  });

  async function live() {
    const { rows } = await pool.query<{ added: boolean }>(beat, [process]);
    // The others took this process for dead, or the database forgot: everything is told again.
    if (rows[0]?.added) told.clear();
    await pool.query(sweep, [`${goneMs} milliseconds`]);
    beatDue = false;
  }

  async function tell() {
    const now = Date.now();
    const here = new Set(connections.tenants().flatMap((tenantId) => connections.usersOf(tenantId).map((userId) => keyOf(tenantId, userId))));
    const come = [...here].filter((key) => !told.has(key));
    const away = [...told].filter((key) => !here.has(key));
    for (const key of here) leftAt.delete(key);
    for (const key of away) if (!leftAt.has(key)) leftAt.set(key, now);
    const gone = away.filter((key) => now - leftAt.get(key)! >= graceMs);
    if (come.length) await pool.query(add, valuesOf(come));
    for (const key of come) told.add(key);
    if (gone.length) await pool.query(remove, valuesOf(gone));
    for (const key of gone) {
      told.delete(key);
      leftAt.delete(key);
    }
    if (gone.length < away.length) telling.ask();
  }

  const valuesOf = (keys: readonly string[]) => {
    const people = keys.map(split);
    return [process, people.map((each) => each.tenantId), people.map((each) => each.userId)];
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
  const beatNow = () => {
    beatDue = true;
    telling.ask();
  };
  bus.onLost(() => {
    beatNow();
    for (const tenantId of shown.keys()) changed.set(tenantId, null);
    showing.ask();
  });

  await live();
  const timer = setInterval(beatNow, beatMs);
  timer.unref();

  return {
    /** A user came or went. */
    note: () => telling.ask(),
    /** Resolves when it is known who of a tenant is online. */
    ready(tenantId: number): Promise<void> {
      const known = shown.get(tenantId);
      if (known) return known.ready;
      const ids = new Set<string>();
      const ready = readOnline(tenantId, null).then((found) => found.forEach((id) => ids.add(id)));
      shown.set(tenantId, { ids, ready });
      ready.catch(() => shown.delete(tenantId));
      return ready;
    },
    onlineOf: (tenantId: number): Iterable<string> => shown.get(tenantId)?.ids ?? [],
    async stop() {
      clearInterval(timer);
      await Promise.all([telling.stop(), showing.stop()]);
      await pool.query(leaveAll, [process]).catch(() => {});
    },
  };
}
