import type pg from 'pg';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';
import { addMissingResources } from './menu-resources.ts';
import { addSystemData } from './system-data.ts';

interface NewTenant {
  code: string;
  name: string;
}

/** A tenant with its menu and system data; what else a new tenant has is done by `furnish`, all in one transaction. */
export async function createTenant(pool: pg.Pool, tenant: NewTenant, furnish: (db: Database, tenantId: number) => Promise<void>): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('app.tenant', 'id'))::int as id`,
  );
  const tenantId = rows[0]!.id;
  await inTransaction(pool, { tenantId }, async (db) => {
    await db.insertInto('app.tenant').values({ id: tenantId, ...tenant }).executeTakeFirstOrThrow();
    await addMissingResources(db);
    await addSystemData(db);
    await furnish(db, tenantId);
  });
  return tenantId;
}
