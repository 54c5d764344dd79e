import { sql } from 'kysely';
import { inTransaction } from '../database/tenant-database.ts';
import type { Schedule } from '../jobs/schedule.ts';
import { type Cleaner, removeDiscardedFiles } from './discarded-files.ts';

/** So few that the locks of a batch are held for an instant. */
const atOnce = 200;

interface Batch {
  last: string | null;
  removed: string;
}

export const orphanedFiles = (cleaner: Cleaner): Schedule => ({
  name: 'orphaned-files',
  cron: '17 * * * *',
  run: () => removeOrphanedFiles(cleaner),
});

/** Removes the files that are a day old and that no record refers to. May run in several processes at once. */
export async function removeOrphanedFiles(cleaner: Cleaner): Promise<void> {
  const { rows } = await cleaner.pool.query<{ id: number }>('select id from app.tenant order by id');
  for (const { id } of rows) {
    await removeOfTenant(cleaner, id).catch((error: unknown) =>
      cleaner.log.warn(
        { tenantId: id, error: String(error) },
        'orphaned files could not be removed; it will be tried again',
      ),
    );
  }
}

async function removeOfTenant(cleaner: Cleaner, tenantId: number): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    const { last, removed } = await removeBatch(cleaner, tenantId, after);
    if (Number(removed) > 0) await removeDiscardedFiles(cleaner);
    after = last;
  }
}

async function removeBatch({ pool }: Cleaner, tenantId: number, after: string): Promise<Batch> {
  const { rows } = await inTransaction(pool, { tenantId }, (db) =>
    sql<Batch>`select * from app.remove_orphaned_files(${after}, ${atOnce})`.execute(db),
  );
  return rows[0]!;
}
