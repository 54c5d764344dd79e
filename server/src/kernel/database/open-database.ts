import pg from 'pg';
import type { Config } from '../../config.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { deriveKey } from '../crypto/keys.ts';
import { StartError } from '../process/start-error.ts';
import { migrate } from '../schema/migrate.ts';
import { appRole } from '../schema/roles.ts';

/** The address under which the server works: given, or the owner's with the ordinary role. */
export function appUrl(config: Pick<Config, 'secret' | 'database'>, ownerUrl: string): string {
  if (config.database.appUrl) return config.database.appUrl;
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = appPassword(config);
  return url.href;
}

const appPassword = (config: Pick<Config, 'secret'>) => deriveKey(config.secret, 'database-role').toString('base64url');

/** Migrates with the owner's rights; an unreachable database is one clear line. */
export async function prepareDatabase(config: Config, ownerUrl: string): Promise<number> {
  try {
    const applied = await migrate(ownerUrl, config.database.appUrl ? undefined : appPassword(config));
    await installQueue(ownerUrl);
    return applied;
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(describe(ownerUrl, error));
  }
}

function describe(ownerUrl: string, error: unknown): string {
  const { host, pathname } = new URL(ownerUrl);
  const where = `the database at ${host}${pathname}`;
  if (error instanceof pg.DatabaseError) {
    if (error.code === '53100') return `${where} has no disk space left`;
    return `${where} refused: ${error.message}`;
  }
  const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
  return `${where} cannot be reached (${reason.replace(/^Error: /, '')}); check DATABASE_URL`;
}
