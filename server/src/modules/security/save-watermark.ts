import type { Database } from '../../kernel/database/tenant-database.ts';

/** The company settings have the same value: there is one place for it. */
export async function saveWatermark(db: Database, watermark: boolean): Promise<void> {
  const changed = await db
    .updateTable('home_config')
    .set({ watermark })
    .where('watermark', '<>', watermark)
    .returning('id')
    .execute();
  if (changed.length || !watermark) return;
  await db
    .insertInto('home_config')
    .values({ watermark })
    .onConflict((conflict) => conflict.constraint('home_config_one_per_tenant').doNothing())
    .execute();
}
