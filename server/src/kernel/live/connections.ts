import type { Session } from '../session/session.ts';

/** One window of one person that has been let in. */
export interface Connection {
  readonly session: Session;
  /** The session as it is now: role and rights may have changed since the window was let in. */
  currentSession(): Promise<Session | undefined>;
  /** Sends the text of a frame. */
  send(frame: string): void;
  /** Sends one that may change what the state counts. */
  push(frame: string): void;
  /** Sends the state as it is now: the first frame, and whenever that changed. */
  greet(): void;
  close(reason: 'goingAway' | 'session'): void;
}

export type Connections = ReturnType<typeof openConnections>;

/** The windows that are connected to this process. */
export function openConnections() {
  const byTenant = new Map<number, Map<string, Set<Connection>>>();
  const bySession = new Map<string, Set<Connection>>();

  /** The windows of some people of a tenant, or of all. */
  function to(tenantId: number, users: readonly string[] | null = null): Connection[] {
    const ofTenant = byTenant.get(tenantId);
    if (!ofTenant) return [];
    const windows = users ? users.map((userId) => ofTenant.get(userId) ?? []) : [...ofTenant.values()];
    return windows.flatMap((ofUser) => [...ofUser]);
  }

  return {
    add(connection: Connection) {
      const { tenantId, userId, ticketHash } = connection.session;
      const ofTenant = entry(byTenant, tenantId, () => new Map<string, Set<Connection>>());
      entry(ofTenant, userId, () => new Set<Connection>()).add(connection);
      entry(bySession, ticketHash, () => new Set<Connection>()).add(connection);
    },
    remove(connection: Connection) {
      const { tenantId, userId, ticketHash } = connection.session;
      const ofTenant = byTenant.get(tenantId);
      if (ofTenant) drop(ofTenant, userId, connection);
      if (ofTenant?.size === 0) byTenant.delete(tenantId);
      drop(bySession, ticketHash, connection);
    },
    to,
    ofSession: (ticketHash: string) => [...(bySession.get(ticketHash) ?? [])],
    sessions: () => [...bySession.keys()],
    tenants: () => [...byTenant.keys()],
    all: () => [...bySession.values()].flatMap((windows) => [...windows]),
  };
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function drop<K>(map: Map<K, Set<Connection>>, key: K, connection: Connection) {
  const windows = map.get(key);
  if (windows?.delete(connection) && windows.size === 0) map.delete(key);
}
