import type { Config } from '../../config.ts';
import { type DemoSize, seedDemo } from '../../demo/seed-demo.ts';
import { appUrl, prepareDatabase } from '../../kernel/database/open-database.ts';
import { openPool } from '../../kernel/database/pool.ts';
import { openFileStore } from '../../kernel/files/file-store.ts';

/** What a first start does to a database, with as much of the demo data as is asked for. */
export async function fillDatabase(config: Config, ownerUrl: string, size: DemoSize): Promise<void> {
  await prepareDatabase(config, ownerUrl);
  const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: config.timeZone, size: 2 });
  await seedDemo(pool, openFileStore(config), config.secret, size).finally(() => pool.end());
}
