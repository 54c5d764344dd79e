import { sql } from 'kysely';
import { readingDatabase } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { isAllowed, type Session } from '../session/session.ts';
import type { OpenedRecord } from './opened-records.ts';

/**
 * Whether sessions see a record: by the permission of its noun, then as the tenant, the sharing rules and the inventory
 * organisation let them. The database is asked once for all who see the same.
 */
export function sightOf(
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
