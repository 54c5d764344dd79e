import { type Database, onBehalfOf } from '../../kernel/database/tenant-database.ts';
import { giveWhatIsMissing } from './menu-resources.ts';

interface NewTenant {
  code: string;
  name: string;
  platform?: boolean;
}

/** A tenant with what every tenant has; `furnish` adds what this one begins with. All of it is part of the caller's transaction. */
export async function createTenant(db: Database, tenant: NewTenant, furnish: () => Promise<unknown>): Promise<number> {
  const { id, platform } = await db.insertInto('app.tenant').values(tenant).returning(['id', 'platform']).executeTakeFirstOrThrow();
  await onBehalfOf(db, id, async () => {
    await giveWhatIsMissing(db, { platform });
    await furnish();
  });
  return id;
}
