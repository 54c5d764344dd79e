import type { ChangedBy } from '@edp/contract/kernel/envelope.ts';
import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';
import { notEditable } from '../sharing/lock-editable.ts';

/**
 * Locks a record that is about to be updated and compares its version with the one that the user
 * had read. A stale update is refused with the record as it is now, never silently overwritten; one of
 * a record that the person may only see is refused as well.
 */
export async function lockForUpdate(
  db: Database,
  table: keyof Schema,
  id: string,
  version: number | undefined,
  readCurrent: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<ChangedBy & { version: number }>`
    select r.version, coalesce(u.id::text, '') as "userId", coalesce(u.name, '') as name, r.updated_time as time
      from ${sql.table(table)} r left join user_account u on u.id = r.updated_by
     where r.id = ${id} for update of r`.execute(db);
  const now = rows[0];
  if (!now) throw await notEditable(db, table, id);
  if (version === undefined || version === now.version) return;
  const { userId, name, time } = now;
  throw new AppError(409, 'error.stale', {
    params: { user: name || '—', time },
    changedBy: { userId, name, time },
    current: await readCurrent(),
  });
}
