import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { Connection } from './connections.ts';

/** A record that a window has open. */
export interface OpenedRecord {
  readonly tenantId: number;
  readonly table: string;
  readonly id: string;
  /** The window's name for it. */
  readonly noun: string;
  readonly editing: boolean;
  /** The permission that it takes to see it. */
  readonly view: Permission;
  /** Whether the user sees it; not before that was looked up. */
  isVisible: boolean;
  /** The frame that the window got last. */
  shown: string;
}

/** A window that opens more is not a browser of ours; the oldest are closed. */
const mostPerWindow = 50;

export const recordKey = ({ tenantId, table, id }: Pick<OpenedRecord, 'tenantId' | 'table' | 'id'>) =>
  `${tenantId} ${table} ${id}`;

/** The records that the windows of this process have open. */
export function openOpenedRecords() {
  const byRecord = new Map<string, Map<Connection, OpenedRecord>>();
  const byWindow = new Map<Connection, Set<string>>();

  function close(connection: Connection, key: string) {
    const windows = byRecord.get(key);
    if (windows?.delete(connection) && windows.size === 0) byRecord.delete(key);
    const keys = byWindow.get(connection);
    if (keys?.delete(key) && keys.size === 0) byWindow.delete(connection);
  }

  return {
    open(connection: Connection, record: OpenedRecord) {
      const key = recordKey(record);
      const keys = byWindow.get(connection) ?? new Set<string>();
      if (!keys.has(key) && keys.size >= mostPerWindow) close(connection, keys.values().next().value!);
      byWindow.set(connection, keys.add(key));
      byRecord.set(key, (byRecord.get(key) ?? new Map<Connection, OpenedRecord>()).set(connection, record));
    },
    close,
    closeAll(connection: Connection) {
      for (const key of Array.from(byWindow.get(connection) ?? [])) close(connection, key);
    },
    /** The windows that have a record open. */
    windowsOf: (key: string): ReadonlyMap<Connection, OpenedRecord> =>
      byRecord.get(key) ?? new Map<Connection, OpenedRecord>(),
    keysOf: (connection: Connection): Iterable<string> => byWindow.get(connection) ?? [],
    keys: () => [...byRecord.keys()],
  };
}
