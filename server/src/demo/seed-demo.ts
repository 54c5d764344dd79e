import { Readable } from 'node:stream';
import type pg from 'pg';
import { type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { areaOfTenant, storeUpload } from '../kernel/files/store-upload.ts';
import { hashPassword } from '../kernel/password.ts';
import { createTenant } from '../modules/tenant/create-tenant.ts';
import { addDemoApplications } from './demo-applications.ts';
import { addDemoChanges } from './demo-changes.ts';
import { addDemoCategories } from './demo-categories.ts';
import { addDemoLabels } from './demo-labels.ts';
import { demoNews } from './demo-news.ts';
import { addDemoOrganisation } from './demo-organisation.ts';
import { addDemoPeople } from './demo-people.ts';
import { demoPicture } from './demo-picture.ts';
import { addDemoSharing } from './demo-sharing.ts';
import { type DemoBrand, demoRoles, type DemoTenant, demoTenants } from './demo-tenants.ts';
import { seedSettings } from './demo-settings.ts';
import { seedUnits } from './demo-units.ts';

export async function hasDemo(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from app.setting where name = 'demo'`);
  return rows.length > 0;
}

/** Loads the demo tenants once; what people change in them afterwards stays. */
export async function seedDemo(pool: pg.Pool, files: FileStore): Promise<boolean> {
  if (await hasDemo(pool)) return false;
  for (const tenant of demoTenants) await seedTenant(pool, files, tenant);
  await pool.query(`insert into app.setting (name, value) values ('demo', 'true')`);
  return true;
}

async function seedTenant(pool: pg.Pool, files: FileStore, tenant: DemoTenant) {
  let adminId = '';
  const { code, name } = tenant;
  const tenantId = await createTenant(pool, { code, name }, async (db) => {
    const organisationIds = await addOrganisations(db, tenant);
    const roleIds = await addRoles(db, organisationIds);
    adminId = await addAccounts(db, tenant, roleIds);
    await addDemoOrganisation(db, name);
    await addDemoPeople(db);
    await addDemoSharing(db);
    await db.insertInto('home_config').values({ bottom_title: `© 2026 ${tenant.name}`, browser_title: `${tenant.name}主数据平台` }).execute();
  });
  await inTransaction(pool, { tenantId, userId: adminId }, async (db) => {
    for (const [index, brand] of tenant.brands.entries()) await addBrand(db, files, tenantId, brand, index);
    await seedUnits(db);
    await addDemoApplications(db);
    await seedSettings(db);
    await addDemoCategories(db);
    await addDemoLabels(db);
    await db.insertInto('news').values(demoNews.map(({ publishedTime, ...news }) => ({ ...news, published_time: publishedTime }))).execute();
    await addDemoChanges(db);
  });
}

async function addOrganisations(db: Database, tenant: DemoTenant): Promise<Map<string, string>> {
  const rows = await db
    .insertInto('inventory_organisation').values([...tenant.inventoryOrganisations])
    .returning(['id', 'code'])
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

async function addRoles(db: Database, organisationIds: Map<string, string>): Promise<Map<string, string>> {
  const roleIds = new Map<string, string>();
  for (const role of demoRoles) {
    const { id } = await db
      .insertInto('role').values({ code: role.code, name: role.name.ZHS, administrator: role.administrator ?? false })
      .returning('id')
      .executeTakeFirstOrThrow();
    roleIds.set(role.code, id);
    await db.insertInto('translation').values({ table_name: 'role', record_id: id, language: 'ENG', name: role.name.ENG }).execute();
    await db
      .insertInto('role_inventory_organisation')
      .values(role.inventoryOrganisations.map((code) => ({ role_id: id, inventory_organisation_id: organisationIds.get(code)! })))
      .execute();
    if (role.permissions.length) await grant(db, id, role.permissions);
  }
  return roleIds;
}

/** A role gets the permissions, their screens, and the headings above them. */
async function grant(db: Database, roleId: string, permissions: readonly string[]) {
  await db
    .withRecursive('granted', (cte) =>
      cte
        .selectFrom('resource').select(['id', 'parent_id']).where('code', 'in', permissions)
        .union(cte.selectFrom('resource').innerJoin('granted', 'granted.parent_id', 'resource.id').select(['resource.id', 'resource.parent_id'])),
    )
    .insertInto('role_resource').columns(['role_id', 'resource_id'])
    .expression((eb) => eb.selectFrom('granted').select([eb.val(roleId).as('role_id'), 'id']))
    .execute();
}

async function addAccounts(db: Database, tenant: DemoTenant, roleIds: Map<string, string>): Promise<string> {
  const ids: string[] = [];
  for (const { account, password, name, roles } of tenant.accounts) {
    const { id } = await db
      .insertInto('user_account').values({ account, name, password_hash: await hashPassword(password) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values(roles.map((code) => ({ user_id: id, role_id: roleIds.get(code)! }))).execute();
    ids.push(id);
  }
  return ids[0]!;
}

async function addBrand(db: Database, files: FileStore, tenantId: number, brand: DemoBrand, index: number) {
  const picture = await storeUpload(files, areaOfTenant(tenantId), `${brand.code}.png`, Readable.from([demoPicture(brand.name)]));
  const file = await db
    .insertInto('file')
    .values({
      storage_key: picture.storageKey,
      original_name: picture.name,
      content_type: picture.contentType,
      bytes: String(picture.bytes),
      sha256: picture.sha256,
      source: 'demo',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Spread over the past weeks, so that lists look like lists.
  const created_time = `2026-09-${String(1 + (index % 28)).padStart(2, '0')} 09:${String((index * 7) % 60).padStart(2, '0')}:00`;
  const { code, name, description, active = true } = brand;
  const { id } = await db
    .insertInto('brand')
    .values({
      code, name, description, active, created_time,
      updated_time: created_time,
      sort_order: (index + 1) * 10,
      picture_file_id: file.id,
      source: index === 0 ? 1 : 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('translation').values({ table_name: 'brand', record_id: id, language: 'ENG', name: brand.english }).execute();
}
