import type pg from 'pg';
import { hashPassword } from '../kernel/crypto/password.ts';
import { inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { createTenant } from '../modules/tenant/create-tenant.ts';
import { setUpTenant } from '../modules/tenant/set-up-tenant.ts';
import { addDemoOrganisation } from './demo-organisation.ts';
import { addDemoPeople } from './demo-people.ts';
import { addDemoSharing } from './demo-sharing.ts';
import { demoRoles, type DemoTenant, demoTenants } from './demo-tenants.ts';
import { demoInventoryOrganisations } from './materials/inventory-organisations.ts';
import { seedPlatform } from './seed-platform.ts';

export async function hasDemo(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from app.setting where name = 'demo'`);
  return rows.length > 0;
}

/** Loads the demo tenants once; what people change in them afterwards stays. */
export async function seedDemo(pool: pg.Pool, files: FileStore, secret: string): Promise<boolean> {
  const isFirst = !(await hasDemo(pool));
  if (isFirst) {
    await seedTenants(pool, files, secret);
    await pool.query(`insert into app.setting (name, value) values ('demo', 'true')`);
  }
  // Of its own: demo data of an earlier version has no platform tenant.
  const isPlatformNew = await seedPlatform(pool, files);
  return isFirst || isPlatformNew;
}

async function seedTenants(pool: pg.Pool, files: FileStore, secret: string) {
  // They take a moment to load and to draw, which only the first start should pay for.
  const [{ demoProducts }, { drawPictures }, { fillDemoTenant }] = await Promise.all([import('./products/demo-products.ts'), import('./products/product-pictures.ts'), import('./fill-demo-tenant.ts')]);
  const products = demoProducts();
  const source = { pool, files, secret, products, pictures: drawPictures(products) };
  const added = [];
  for (const tenant of demoTenants) added.push({ tenant, ...(await addTenant(pool, tenant)) });
  // Side by side, each on a connection of its own: PostgreSQL has most of the work, and a core for each.
  await Promise.all(added.map(({ tenant, ...ids }) => fillDemoTenant(source, tenant, ids)));
}

/** A tenant with its organisation and its people. */
async function addTenant(pool: pg.Pool, tenant: DemoTenant): Promise<{ tenantId: number; adminId: string }> {
  let adminId = '';
  const { code, name } = tenant;
  const inventoryOrganisations = demoInventoryOrganisations[code]!.map((each) => ({ code: each.code, name: each.name }));
  const accounts = await Promise.all(tenant.accounts.map(async ({ password, ...account }) => ({ ...account, passwordHash: await hashPassword(password) })));
  const looks = { bottomTitle: `© 2026 ${name}`, browserTitle: `${name}主数据平台` };
  const tenantId = await inTransaction(pool, {}, (db) =>
    createTenant(db, { code, name }, async () => {
      adminId = await setUpTenant(db, { inventoryOrganisations, roles: demoRoles, accounts, ...looks });
      await addDemoOrganisation(db, code, name);
      await addDemoPeople(db);
      await addDemoSharing(db);
    }),
  );
  return { tenantId, adminId };
}
