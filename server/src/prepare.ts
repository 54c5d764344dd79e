import { assertStartable } from './assert-startable.ts';
import type { Config } from './config.ts';
import { analyseListed } from './demo/analyse-listed.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { appUrl, prepareDatabase } from './kernel/database/open-database.ts';
import { openPool } from './kernel/database/pool.ts';
import { openFileStore } from './kernel/files/file-store.ts';
import { printStep } from './kernel/process/step.ts';
import { fillPinyin } from './modules/employee/fill-pinyin.ts';
import { updateMenus } from './modules/tenant/menu-resources.ts';
import { ensurePlatform } from './modules/tenant/platform-tenant.ts';

/** Migrates the database and, where asked for, fills it with the demo tenants. */
export async function prepare(config: Config, ownerUrl: string): Promise<void> {
  let startedAt = performance.now();
  await assertStartable(config, ownerUrl);
  const applied = await prepareDatabase(config, ownerUrl);
  printStep('schema', applied ? `${applied} migrations applied` : 'up to date', startedAt);

  startedAt = performance.now();
  printStep('data', await bringDataUpToDate(config, ownerUrl), startedAt);
}

async function bringDataUpToDate(config: Config, ownerUrl: string): Promise<string> {
  const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: config.timeZone, size: 2 });
  try {
    const isSeeded = config.demo && (await seedDemo(pool, openFileStore(config), config.secret));
    if (isSeeded) await analyseListed(ownerUrl);
    const isPlatformNew = await ensurePlatform(pool, config);
    const tenants = await updateMenus(pool);
    await fillPinyin(pool);
    if (isSeeded) return 'demo tenants loaded';
    if (isPlatformNew) return 'platform tenant created';
    return tenants ? `menus of ${tenants} tenants brought up to date` : 'up to date';
  } finally {
    await pool.end();
  }
}
