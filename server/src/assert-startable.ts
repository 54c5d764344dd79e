import pg from 'pg';
import type { Config } from './config.ts';
import { hasDemo } from './demo/seed-demo.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { openFileStore } from './kernel/files/file-store.ts';
import { StartError } from './kernel/process/start-error.ts';
import { assertProtected } from './kernel/schema/assert-protected.ts';
import { appRole } from './kernel/schema/roles.ts';
import { removeTemporaryFiles } from './kernel/uploads/temporary-files.ts';
import { assertPlatformSettings, hasPlatform } from './modules/tenant/platform-tenant.ts';

/**
 * Refuses what cannot be served before anything is migrated or written, so that a database which is refused stays as it
 * was.
 */
export async function assertStartable(config: Config, ownerUrl: string): Promise<void> {
  await removeTemporaryFiles(openFileStore(config).temporaryFolder);
  await withPool(ownerUrl, async (owner) => {
    // The migration connects in the same way and says why it cannot.
    if ((await connectionError(owner)) !== undefined) return;
    if (config.database.appUrl) await withPool(config.database.appUrl, assertUsableRole);
    await assertProtected(owner, decodeURIComponent(new URL(appUrl(config, ownerUrl)).username));
    const isNew = await isWithoutTables(owner);
    if (config.production && !isNew && (await hasDemo(owner))) {
      throw new StartError('NODE_ENV=production: this database holds the demo accounts; use a fresh one');
    }
    if (isNew || !(await hasPlatform(owner))) assertPlatformSettings(config);
  });
}

/** The role of DATABASE_APP_URL is made by the operator. */
async function assertUsableRole(pool: pg.Pool): Promise<void> {
  const refusal = await connectionError(pool);
  if (refusal !== undefined) throw new StartError(`the role in DATABASE_APP_URL cannot connect: ${refusal}`);
  const { rows } = await pool.query<{ role: string; member: boolean }>(
    `select current_user as role, exists (select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'usage')) as member`,
    [appRole],
  );
  const { role, member } = rows[0]!;
  if (!member)
    throw new StartError(
      `the role "${role}" in DATABASE_APP_URL is no member of ${appRole}: grant ${appRole} to ${role}`,
    );
}

async function isWithoutTables(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ missing: boolean }>(
    `select to_regclass('app.setting') is null or to_regclass('app.tenant') is null as missing`,
  );
  return rows[0]!.missing;
}

async function connectionError(pool: pg.Pool): Promise<string | undefined> {
  try {
    (await pool.connect()).release();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function withPool(connectionString: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  await work(pool).finally(() => pool.end());
}
