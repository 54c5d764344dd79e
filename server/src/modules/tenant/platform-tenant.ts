import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';
import { hashPassword } from '../../kernel/crypto/password.ts';
import { StartError } from '../../kernel/process/start-error.ts';
import { isCommonPassword } from '../security/common-passwords.ts';
import { createTenant } from './create-tenant.ts';
import { setUpTenant } from './set-up-tenant.ts';
import { platformRoles } from './starting-roles.ts';

/** The tenant of the operator of the installation. It decides who becomes a tenant, so it must be there first. */
export const platformTenant = { code: 'PLATFORM', name: '平台运营中心', administrator: 'admin' } as const;

const lockKey = 7_305_002;

export async function hasPlatform(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select from app.tenant where platform');
  return rows.length > 0;
}

type Settings = Pick<Config, 'production' | 'platformAdminPassword'>;

/**
 * Refuses settings that the platform tenant, of which there is none yet, cannot be made with; production cannot begin
 * without it.
 */
export function assertPlatformSettings({ production, platformAdminPassword: password }: Settings): void {
  if (password === undefined && production) {
    throw new StartError(
      'PLATFORM_ADMIN_PASSWORD must be set until the platform tenant exists: it becomes the password of its account "admin"',
    );
  }
  if (password !== undefined && isCommonPassword(password, [platformTenant.administrator, platformTenant.code])) {
    throw new StartError('PLATFORM_ADMIN_PASSWORD is too common and easily guessed: choose another one');
  }
}

/** Makes the platform tenant where there is none yet. */
export async function ensurePlatform(pool: pg.Pool, { platformAdminPassword: password }: Settings): Promise<boolean> {
  if (password === undefined || (await hasPlatform(pool))) return false;
  await createPlatform(pool, password);
  return true;
}

/** Servers that start at the same time take turns; the first one makes it. */
export async function createPlatform(pool: pg.Pool, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, {}, async (db) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(db);
    const existing = await db.selectFrom('app.tenant').select('id').where('platform', '=', true).executeTakeFirst();
    if (!existing) await addPlatform(db, passwordHash);
  });
}

const addPlatform = (db: Database, passwordHash: string) =>
  createTenant(db, { code: platformTenant.code, name: platformTenant.name, platform: true }, () =>
    setUpTenant(db, {
      inventoryOrganisations: [],
      roles: platformRoles,
      accounts: [{ account: platformTenant.administrator, name: '平台管理员', passwordHash, roles: ['SYS_ADMIN'] }],
      browserTitle: platformTenant.name,
      bottomTitle: platformTenant.name,
    }),
  );
