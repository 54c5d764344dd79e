import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';

/** How many changes there were on each of the past days, weekends mostly off; the last entry is today. */
const changesOfDays = [3, 5, 4, 0, 1, 6, 4, 7, 3, 5, 0, 0, 6, 4];

/** The column that a record is described in; a category has none. */
const describedIn: Readonly<Record<string, string>> = {
  brand: 'description',
  unit: 'description',
  application: 'remarks',
};

/** Was added to the description. */
export const demoSupplement = '补充说明';

/** Records of the past two weeks, so that the workbench of a fresh demo shows what it is for. */
export async function addDemoChanges(db: Database) {
  const changed = await changedRecords(db);
  const people = await db
    .selectFrom('user_account')
    .select('id')
    .where('account', 'in', ['admin', 'zhangwei'])
    .orderBy('account', 'desc')
    .execute();
  let number = 0;
  const records = changesOfDays.flatMap((count, day) =>
    Array.from({ length: count }, () => {
      number += 1;
      const { table, id, active, owner_id, root } = changed[(number * 5) % changed.length]!;
      const description = describedIn[table];
      const edited = description
        ? { [description]: { before: '', after: demoSupplement } }
        : { sort: { before: 10, after: 20 } };
      const changes = active ? edited : { active: { before: true, after: false } };
      const daysAgo = changesOfDays.length - 1 - day;
      return {
        table_name: table,
        record_id: id,
        root_table: root.table,
        root_id: root.id,
        action: 'update',
        changes: JSON.stringify(changes),
        request_id: 'demo',
        owner_id,
        user_id: people[number % 3 === 0 ? 1 : 0]!.id,
        created_time: sql<string>`now() - make_interval(days => ${daysAgo}, mins => ${daysAgo === 0 ? 0 : number})`,
      };
    }),
  );
  await db.insertInto('change_record').values(records).execute();
}

/** People work mostly on brands, now and then on something else. */
async function changedRecords(db: Database) {
  const some = async (table: 'brand' | 'unit' | 'application', most: number) => {
    const rows = await db.selectFrom(table).select(['id', 'active', 'owner_id']).orderBy('id').limit(most).execute();
    return rows.map((row) => ({ table, ...row, root: { table, id: row.id } }));
  };
  const someNodes = async (most: number) => {
    const rows = await db
      .selectFrom('category')
      .innerJoin('category_set', 'category_set.id', 'category.category_set_id')
      .select(['category.id', 'category.active', 'category_set_id', 'owner_id'])
      .orderBy('category.id')
      .limit(most)
      .execute();
    return rows.map((row) => ({ table: 'category', ...row, root: { table: 'category_set', id: row.category_set_id } }));
  };
  return (await Promise.all([some('brand', 24), some('unit', 9), someNodes(8), some('application', 5)])).flat();
}
