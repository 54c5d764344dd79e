import { type Database, asTenant } from '../../kernel/database/tenant-database.ts';
import { updateTenant } from './menu-resources.ts';

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
