import type pg from 'pg';
import { type Database, inTransaction } from '../database/tenant-database.ts';

/** Does work of the system itself for every company that is served, each in a transaction of its own. */
export async function forEachTenant(pool: pg.Pool, work: (db: Database) => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from app.tenant where active and not platform order by id',
  );
  for (const { id: tenantId } of rows) await inTransaction(pool, { tenantId }, work);
}
