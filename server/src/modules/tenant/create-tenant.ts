import type { MenuEntry } from '@edp/contract/kernel/menu-entry.ts';
import type { Text } from '@edp/contract/kernel/language.ts';
import { menu } from '@edp/contract/menu.ts';
import type pg from 'pg';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';

interface NewTenant {
  code: string;
  name: string;
}

/** A tenant with its menu; what else a new tenant has is done by `furnish`, all in one transaction. */
export async function createTenant(pool: pg.Pool, tenant: NewTenant, furnish: (db: Database, tenantId: number) => Promise<void>): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('app.tenant', 'id'))::int as id`,
  );
  const tenantId = rows[0]!.id;
  await inTransaction(pool, { tenantId }, async (db) => {
    await db.insertInto('app.tenant').values({ id: tenantId, ...tenant }).executeTakeFirstOrThrow();
    await addMenu(db, menu, null);
    await furnish(db, tenantId);
  });
  return tenantId;
}

async function addMenu(db: Database, entries: readonly MenuEntry[], parentId: string | null): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const line = { kind: 'menu', code: entry.code, icon: entry.icon, url: entry.url ?? '', sort_order: index };
    const id = await addResource(db, entry.name, { ...line, parent_id: parentId });
    for (const [order, permission] of (entry.permissions ?? []).entries()) {
      await addResource(db, permission.name, { kind: 'permission', code: permission.code, parent_id: id, sort_order: order });
    }
    await addMenu(db, entry.children ?? [], id);
  }
}

interface NewResource {
  kind: string;
  code: string;
  parent_id: string | null;
  icon?: string;
  url?: string;
  sort_order: number;
}

async function addResource(db: Database, name: Text, values: NewResource): Promise<string> {
  const { id } = await db
    .insertInto('resource').values({ ...values, name: name.ZHS })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('translation').values({ table_name: 'resource', record_id: id, language: 'ENG', name: name.ENG }).execute();
  return id;
}
