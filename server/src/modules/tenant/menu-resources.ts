import { createHash } from 'node:crypto';
import type { Text } from '@edp/contract/kernel/language.ts';
import type { MenuEntry } from '@edp/contract/kernel/menu-entry.ts';
import { menuOf } from '@edp/contract/menu.ts';
import type pg from 'pg';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';
import { addEnglishName } from '../../kernel/record/translations.ts';
import { addDictionaries, systemDictionaries } from './system-dictionaries.ts';
import { addSystemData, systemCategorySets } from './system-category-sets.ts';

/**
 * Gives the tenant what this version brings and it does not have yet: menu, permissions, system data. Its own changes
 * stay.
 */
export async function updateTenant(db: Database, tenant: { platform: boolean }): Promise<void> {
  await addMissingResources(db, tenant);
  await addDictionaries(db);
  // The platform keeps no master data.
  if (!tenant.platform) await addSystemData(db);
}

async function addMissingResources(db: Database, tenant: { platform: boolean }): Promise<void> {
  const rows = await db.selectFrom('resource').select(['id', 'code', 'url', 'parent_id']).execute();
  await addBelow(db, menuOf(tenant), null, new Map(rows.map((row) => [row.code, row])));
}

/** After an upgrade every tenant gets what the new version brings; returns how many tenants were looked at. */
export async function updateMenus(pool: pg.Pool): Promise<number> {
  const print = createHash('sha256')
    .update(
      JSON.stringify([menuOf({ platform: false }), menuOf({ platform: true }), systemCategorySets, systemDictionaries]),
    )
    .digest('hex');
  const { rows: settings } = await pool.query(`select from app.setting where name = 'menu' and value = $1`, [print]);
  if (settings.length) return 0;
  const { rows: tenants } = await pool.query<{ id: number; platform: boolean }>(
    'select id, platform from app.tenant order by id',
  );
  for (const tenant of tenants) await inTransaction(pool, { tenantId: tenant.id }, (db) => updateTenant(db, tenant));
  await pool.query(
    `insert into app.setting (name, value) values ('menu', $1) on conflict (name) do update set value = excluded.value`,
    [print],
  );
  return tenants.length;
}

async function addBelow(
  db: Database,
  entries: readonly MenuEntry[],
  parentId: string | null,
  existing: ReadonlyMap<string, ExistingResource>,
) {
  for (const [order, entry] of entries.entries()) {
    const line = {
      kind: 'menu',
      code: entry.code,
      icon: entry.icon,
      url: entry.url ?? '',
      sort_order: order,
      parent_id: parentId,
    };
    const there = existing.get(entry.code);
    const id = there?.id ?? (await addResource(db, entry.name, line));
    // The address belongs to the product; name, icon, place and whether it is hidden are the tenant's.
    if (there && there.url !== line.url)
      await db.updateTable('resource').set({ url: line.url }).where('id', '=', id).execute();
    for (const [place, { code, name }] of (entry.permissions ?? []).entries()) {
      const permission = existing.get(code);
      if (!permission) await addResource(db, name, { kind: 'permission', code, parent_id: id, sort_order: place });
      // A permission follows its screen, and stays with the roles that have it.
      else if (permission.parent_id !== id)
        await db
          .updateTable('resource')
          .set({ parent_id: id, sort_order: place })
          .where('id', '=', permission.id)
          .execute();
    }
    await addBelow(db, entry.children ?? [], id, existing);
  }
}

interface ExistingResource {
  id: string;
  url: string;
  parent_id: string | null;
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
    .insertInto('resource')
    .values({ ...values, name: name.ZHS })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEnglishName(db, 'resource', id, name.ENG);
  return id;
}
