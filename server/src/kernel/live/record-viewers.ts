import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import type { Kernel } from '../kernel.ts';
import type { Connection, Connections } from './connections.ts';
import { debounce } from './debounce.ts';
import { frameOf } from './read-frame.ts';
import type { LiveProcess } from './live-process.ts';
import { type OpenedRecord, openOpenedRecords, recordKey } from './opened-records.ts';
import { sql } from 'kysely';
import { readingDatabase } from '../database/tenant-database.ts';
import { isAllowed, type Session } from '../session/session.ts';

const gatherMs = 50;

const put = `insert into app.record_viewer (process_id, tenant_id, table_name, record_id, user_id, user_name, editing)
  select $1, * from unnest($2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::boolean[])
  on conflict (tenant_id, table_name, record_id, user_id, process_id) do update set editing = excluded.editing`;
const remove = `delete from app.record_viewer v using unnest($2::int[], $3::text[], $4::bigint[], $5::bigint[]) as gone (tenant_id, table_name, record_id, user_id)
  where v.process_id = $1 and v.tenant_id = gone.tenant_id and v.table_name = gone.table_name and v.record_id = gone.record_id and v.user_id = gone.user_id`;
const read = `select user_id::text as "userId", min(user_name) as name, case when bool_or(editing) then 'edit' else 'view' end as mode
  from app.record_viewer where tenant_id = $1 and table_name = $2 and record_id = $3 group by user_id order by min(user_name), user_id`;

interface Viewer {
  tenantId: number;
  table: string;
  id: string;
  userId: string;
  name: string;
  editing: boolean;
}
interface Person {
  userId: string;
  name: string;
  mode: 'view' | 'edit';
}

/** The nouns whose records are watched. */
export type WatchedNouns = readonly Pick<Noun, 'name' | 'table' | 'view'>[];

/** Tells the people who have the same record open of each other, to whichever process they are connected. */
export function openRecordViewers(
  { pool, log, bus }: Pick<Kernel, 'pool' | 'log' | 'bus'>,
  process: LiveProcess,
  connections: Connections,
  nouns: WatchedNouns,
) {
  const records = openOpenedRecords();
  /** This process has told the database of these, by record and user. */
  const reported = new Map<string, Viewer>();
  /** The records whose viewers, or whose viewers' rights, changed. */
  const changed = new Set<string>();

  const telling = debounce(log, gatherMs, () => process.write(tell));
  process.onForgotten(() => {
    reported.clear();
    telling.ask();
  });

  async function tell() {
    const here = viewersHere();
    const come = [...here].filter(([key, { editing }]) => reported.get(key)?.editing !== editing);
    const gone = [...reported].filter(([key]) => !here.has(key));
    if (come.length) {
      const viewers = come.map(([, viewer]) => viewer);
      await pool.query(put, [
        ...columnsOf(viewers),
        viewers.map(({ name }) => name),
        viewers.map(({ editing }) => editing),
      ]);
    }
    for (const [key, viewer] of come) reported.set(key, viewer);
    if (gone.length) await pool.query(remove, columnsOf(gone.map(([, viewer]) => viewer)));
    for (const [key] of gone) reported.delete(key);
  }

  /** A user with several windows counts once, as editing if one of them is. */
  function viewersHere() {
    const here = new Map<string, Viewer>();
    for (const record of records.keys()) {
      for (const [{ session }, { tenantId, table, id, editing, isVisible }] of records.windowsOf(record)) {
        const key = `${record} ${session.userId}`;
        if (isVisible)
          here.set(key, {
            tenantId,
            table,
            id,
            userId: session.userId,
            name: session.userName,
            editing: editing || here.get(key)?.editing === true,
          });
      }
    }
    return here;
  }

  const columnsOf = (viewers: readonly Viewer[]) => [
    process.id,
    viewers.map((each) => each.tenantId),
    viewers.map((each) => each.table),
    viewers.map((each) => each.id),
    viewers.map((each) => each.userId),
  ];

  const showing = debounce(log, gatherMs, async () => {
    for (const key of changed) {
      changed.delete(key);
      try {
        await show(key);
      } catch (error) {
        changed.add(key);
        throw error;
      }
    }
  });

  async function show(key: string) {
    const [record] = records.windowsOf(key).values();
    if (!record) return;
    const { rows: people } = await pool.query<Person>(read, [record.tenantId, record.table, record.id]);
    const sees = sightOf(pool, record);
    for (const [window, opened] of Array.from(records.windowsOf(key))) {
      const session = await window.currentSession();
      const isVisible = session !== undefined && (await sees(session));
      // It may have been closed meanwhile.
      if (records.windowsOf(key).get(window) !== opened) continue;
      if (isVisible !== opened.isVisible) telling.ask();
      opened.isVisible = isVisible;
      if (!isVisible) records.close(window, key);
      // A dealer is told of no other person, as in `initMessage`.
      const others = isVisible && session.staff ? people.filter(({ userId }) => userId !== session.userId) : [];
      showTo(window, opened, isVisible ? others : undefined);
    }
  }

  /** A user who may not see a record is told nothing of it; one who could see it until now is shown no people. */
  function showTo(window: Connection, opened: OpenedRecord, people: readonly Person[] | undefined) {
    if (people === undefined && opened.shown === '') return;
    const frame = frameOf('recordViewers', { noun: opened.noun, id: opened.id, people: people ?? [] });
    if (frame !== opened.shown) window.send(frame);
    opened.shown = frame;
  }

  function mark(keys: Iterable<string>) {
    for (const key of keys) changed.add(key);
    if (changed.size) showing.ask();
  }
  bus.on('record_viewers_changed', (key) => mark(records.windowsOf(key).size ? [key] : []));
  bus.on('session_changed', (ticketHash) =>
    mark(connections.ofSession(ticketHash).flatMap((window) => [...records.keysOf(window)])),
  );
  bus.on('access_changed', (tenantId) => mark(records.keys().filter((key) => key.startsWith(`${tenantId} `))));
  bus.onLost(() => mark(records.keys()));

  /** By the name of the noun, or as its calls begin. */
  const nounNamed = (name: string) =>
    nouns.find((noun) => noun.name === name) ?? nouns.find((noun) => noun.view.startsWith(`${name}.`));

  return {
    open(connection: Connection, { noun: name, id, mode }: { noun: string; id: string; mode: 'view' | 'edit' }) {
      const noun = nounNamed(name);
      if (!noun) return;
      const record = { tenantId: connection.session.tenantId, table: noun.table, id, view: noun.view };
      const existing = records.windowsOf(recordKey(record)).get(connection);
      records.open(connection, {
        ...record,
        noun: name,
        editing: mode === 'edit',
        isVisible: existing?.isVisible ?? false,
        shown: '',
      });
      if (existing) telling.ask();
      // Looks at the rights first; then the database is told.
      mark([recordKey(record)]);
    },
    close(connection: Connection, { noun: name, id }: { noun: string; id: string }) {
      const table = nounNamed(name)?.table;
      if (table === undefined) return;
      records.close(connection, recordKey({ tenantId: connection.session.tenantId, table, id }));
      telling.ask();
    },
    leave(connection: Connection) {
      records.closeAll(connection);
      telling.ask();
    },
    stop: () => Promise.all([telling.stop(), showing.stop()]),
  };
}

/**
 * Whether sessions see a record: by the permission of its noun, then as the tenant, the sharing rules and the inventory
 * organisation let them. The database is asked once for all who see the same.
 */
function sightOf(
  pool: Kernel['pool'],
  { tenantId, table, id, view }: Pick<OpenedRecord, 'tenantId' | 'table' | 'id' | 'view'>,
) {
  const results = new Map<string, Promise<boolean>>();
  const find = async ({ sharing }: Session) => {
    const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(
      readingDatabase(pool, tenantId, sharing),
    );
    return rows.length > 0;
  };
  return async (session: Session): Promise<boolean> => {
    if (!isAllowed(session, view)) return false;
    const key = session.sharing?.see.size ? session.ticketHash : (session.sharing?.organisationId ?? '');
    const found = results.get(key) ?? find(session);
    results.set(key, found);
    return found;
  };
}
