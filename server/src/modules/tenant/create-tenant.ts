import { asTenant, type Database } from '../../kernel/database/tenant-database.ts';
import { updateTenant } from './menu-resources.ts';
import { setUpTenant } from './set-up-tenant.ts';
import { companyRoles } from './starting-roles.ts';

interface NewTenant {
  code: string;
  name: string;
  platform?: boolean;
}

/**
 * A tenant with what every tenant has; `furnish` adds what this one begins with. All of it is part of the caller's
 * transaction.
 */
export async function createTenant(db: Database, tenant: NewTenant, furnish: () => Promise<unknown>): Promise<number> {
  const { id, platform } = await db
    .insertInto('app.tenant')
    .values(tenant)
    .returning(['id', 'platform'])
    .executeTakeFirstOrThrow();
  await asTenant(db, id, async () => {
    await updateTenant(db, { platform });
    await furnish();
  });
  return id;
}

interface NewCompany {
  code: string;
  name: string;
  admin: { account: string; name: string; passwordHash: string };
}

/** A tenant that can begin to work: its administrator, roles, menus and one inventory organisation. */
export const createCompany = (db: Database, { code, name, admin }: NewCompany): Promise<number> =>
  createTenant(db, { code, name }, () =>
    setUpTenant(db, {
      inventoryOrganisations: [{ code: 'INV01', name: '总部库存组织' }],
      roles: companyRoles(['INV01']),
      accounts: [{ ...admin, roles: ['SYS_ADMIN'] }],
      browserTitle: `${name}主数据平台`,
      bottomTitle: `© ${new Date().getFullYear()} ${name}`,
    }),
  );
