import pg from 'pg';
import { allCalls } from '../modules.ts';
import type { TestApp } from '../testing/test-app.ts';

export const ofPlatform = allCalls.filter(({ platform }) => platform);

/**
 * Logs in an administrator of a tenant that has the permissions of all calls of the platform, whether it is the
 * platform's or not.
 */
export async function asAdministratorWithPlatformRights(app: TestApp, tenantCode: string) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant', id::text, false) from app.tenant where code = $1`, [tenantCode]);
  await client.query(
    `insert into resource (kind, code, name) select distinct 'permission', given, '平台' from unnest($1::text[]) given on conflict do nothing`,
    [ofPlatform.map(({ can }) => can)],
  );
  await client.end();
  return app.as('admin', { tenantCode });
}
