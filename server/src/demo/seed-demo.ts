import { Readable } from 'node:stream';
import type pg from 'pg';
import { type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { areaOfTenant, storeUpload } from '../kernel/uploads/store-upload.ts';
import { addEnglishName } from '../kernel/record/translations.ts';
import { hashPassword } from '../kernel/crypto/password.ts';
import { rowOfUpload } from '../kernel/uploads/add-upload.ts';
import { createTenant } from '../modules/tenant/create-tenant.ts';
import { setUpTenant } from '../modules/tenant/set-up-tenant.ts';
import { addDemoMaterials } from './add-demo-materials.ts';
import { addDemoApplications } from './demo-applications.ts';
import { addDemoCategories } from './demo-categories.ts';
import { addDemoCertificates } from './demo-certificates.ts';
import { addDemoChanges } from './demo-changes.ts';
import { addDemoCorrespondence } from './demo-correspondence.ts';
import { addDemoGoodsGroups } from './demo-goods-groups.ts';
import { addDemoLabels } from './demo-labels.ts';
import { demoNews } from './demo-news.ts';
import { addDemoOrganisation } from './demo-organisation.ts';
import { addDemoPeople } from './demo-people.ts';
import { demoPicture } from './demo-picture.ts';
import { addDemoSettings } from './demo-settings.ts';
import { addDemoSharing } from './demo-sharing.ts';
import { addDemoSpecifications } from './demo-specifications.ts';
import { type DemoBrand, demoRoles, type DemoTenant, demoTenants } from './demo-tenants.ts';
import { addDemoUnits } from './demo-units.ts';
import { demoInventoryOrganisations } from './materials/inventory-organisations.ts';
import { addDemoProducts } from './products/add-demo-products.ts';
import { seedPlatform } from './seed-platform.ts';

export async function hasDemo(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from app.setting where name = 'demo'`);
  return rows.length > 0;
}

/** Loads the demo tenants once; what people change in them afterwards stays. */
export async function seedDemo(pool: pg.Pool, files: FileStore, secret: string): Promise<boolean> {
  const isFirst = !(await hasDemo(pool));
  if (isFirst) {
    for (const tenant of demoTenants) await seedTenant(pool, files, secret, tenant);
    await pool.query(`insert into app.setting (name, value) values ('demo', 'true')`);
  }
  // Of its own: demo data of an earlier version has no platform tenant.
  const isPlatformNew = await seedPlatform(pool, files);
  return isFirst || isPlatformNew;
}

async function seedTenant(pool: pg.Pool, files: FileStore, secret: string, tenant: DemoTenant) {
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
  await inTransaction(pool, { tenantId, userId: adminId }, async (db) => {
    for (const [index, brand] of tenant.brands.entries()) await addBrand(db, files, tenantId, brand, index);
    await addDemoUnits(db);
    await addDemoApplications(db);
    await addDemoCertificates(db, { tenantId, tenantCode: tenant.code, files, secret });
    await addDemoSettings(db);
    await addDemoCategories(db);
    await addDemoLabels(db);
    await addDemoSpecifications(db);
    await addDemoGoodsGroups(db);
    await addDemoProducts(db, files, tenantId);
    await addDemoMaterials(db, code);
    if (tenant.code === 'BRH') await addDemoCorrespondence(db);
    await db.insertInto('news').values(demoNews.map(({ publishedTime, ...news }) => ({ ...news, published_time: publishedTime }))).execute();
    await addDemoChanges(db);
  });
}

async function addBrand(db: Database, files: FileStore, tenantId: number, brand: DemoBrand, index: number) {
  const picture = await storeUpload(files, areaOfTenant(tenantId), `${brand.code}.png`, Readable.from([demoPicture(brand.name)]));
  const file = await db.insertInto('file').values({ ...rowOfUpload(picture), source: 'demo' }).returning('id').executeTakeFirstOrThrow();
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
  await addEnglishName(db, 'brand', id, brand.english);
}
