import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';

/** How many changes there were on each of the past days, weekends mostly off; the last entry is today. */
const changesOfDays = [3, 5, 4, 0, 1, 6, 4, 7, 3, 5, 0, 0, 6, 4];

/** Records of the past two weeks, so that the workbench of a fresh demo shows what it is for. */
export async function addDemoChanges(db: Database) {
  const brands = await db.selectFrom('brand').select(['id', 'description', 'active']).orderBy('id').execute();
  const people = await db.selectFrom('user_account').select('id').where('account', 'in', ['admin', 'zhangwei']).orderBy('account', 'desc').execute();
  let number = 0;
  const records = changesOfDays.flatMap((count, day) => Array.from({ length: count }, () => {
    number += 1;
    const brand = brands[(number * 5) % brands.length]!;
    const changes = brand.active ? { description: { before: '', after: brand.description } } : { active: { before: true, after: false } };
    const daysAgo = changesOfDays.length - 1 - day;
    return {
      table_name: 'brand',
      record_id: brand.id,
      action: 'update',
      changes: JSON.stringify(changes),
      user_id: people[number % 3 === 0 ? 1 : 0]!.id,
      created_time: sql<string>`now() - make_interval(days => ${daysAgo}, mins => ${daysAgo === 0 ? 0 : number})`,
    };
  }));
  await db.insertInto('change_record').values(records).execute();
}
