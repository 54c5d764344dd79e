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

/** Loading until all of it is there, also after a process that was stopped while it loaded. */
type DemoState = 'loading' | 'true';

async function stateOf(pool: pg.Pool): Promise<DemoState | undefined> {
  const { rows } = await pool.query<{ value: DemoState }>(`select value from app.setting where name = 'demo'`);
  return rows[0]?.value;
}

const setState = (pool: pg.Pool, state: DemoState) =>
  pool.query(
    `insert into app.setting (name, value) values ('demo', $1) on conflict (name) do update set value = excluded.value`,
    [state],
  );

/** All of the demo data, or a few records of each noun, which is enough for most tests. */
export type DemoSize = 'whole' | 'small';

export const hasDemo = async (pool: pg.Pool) => (await stateOf(pool)) !== undefined;

/** Loads the demo tenants once; what people change in them afterwards stays. */
export async function seedDemo(
  pool: pg.Pool,
  files: FileStore,
  secret: string,
  size: DemoSize = 'whole',
): Promise<boolean> {
  const state = await stateOf(pool);
  const isFirst = state !== 'true';
  if (isFirst) {
    await setState(pool, 'loading');
    await seedTenants({ pool, files, secret, size }, state === 'loading');
    await setState(pool, 'true');
  }
  // Of its own: demo data of an earlier version has no platform tenant.
  const isPlatformNew = await seedPlatform(pool, files);
  return isFirst || isPlatformNew;
}

/** A tenant is made and then filled, each in one transaction: one that goes on does what is missing. */
async function seedTenants(
  options: { pool: pg.Pool; files: FileStore; secret: string; size: DemoSize },
  goesOn: boolean,
) {
  const { pool } = options;
  // They take a moment to load and to draw, which only the first start should pay for.
  const [{ demoProducts }, { drawPictures }, { fillDemoTenant }] = await Promise.all([
    import('./products/demo-products.ts'),
    import('./products/product-pictures.ts'),
    import('./fill-demo-tenant.ts'),
  ]);
  const products = demoProducts();
  const source = { ...options, products, pictures: drawPictures(products) };
  const added = [];
  for (const tenant of demoTenants) {
    const found = goesOn ? await findTenant(pool, tenant) : undefined;
    added.push({ tenant, ...(found ?? { ...(await addTenant(pool, tenant)), isFilled: false }) });
  }
  // Side by side, each on a connection of its own: PostgreSQL has most of the work, and a core for each.
  await Promise.all(
    added.filter(({ isFilled }) => !isFilled).map(({ tenant, ...ids }) => fillDemoTenant(source, tenant, ids)),
  );
}

async function findTenant(
  pool: pg.Pool,
  { code }: DemoTenant,
): Promise<{ tenantId: number; adminId: string; isFilled: boolean } | undefined> {
  const { rows } = await pool.query<{ id: number }>('select id from app.tenant where code = $1', [code]);
  const tenantId = rows[0]?.id;
  if (tenantId === undefined) return undefined;
  return inTransaction(pool, { tenantId }, async (db) => {
    const admin = await db
      .selectFrom('user_account')
      .select('id')
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow();
    const brand = await db.selectFrom('brand').select('id').limit(1).executeTakeFirst();
    return { tenantId, adminId: admin.id, isFilled: brand !== undefined };
  });
}

/** A tenant with its organisation and its people. */
async function addTenant(pool: pg.Pool, tenant: DemoTenant): Promise<{ tenantId: number; adminId: string }> {
  let adminId = '';
  const { code, name } = tenant;
  const inventoryOrganisations = demoInventoryOrganisations[code]!.map((each) => ({
    code: each.code,
    name: each.name,
  }));
  const accounts = await Promise.all(
    tenant.accounts.map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
    })),
  );
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
