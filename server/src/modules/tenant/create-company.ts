import type { Database } from '../../kernel/database/tenant-database.ts';
import { createTenant } from './create-tenant.ts';
import { setUpTenant } from './set-up-tenant.ts';
import { companyRoles } from './starting-roles.ts';

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
