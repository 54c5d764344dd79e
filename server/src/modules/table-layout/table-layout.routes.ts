import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mostTableLayouts, type TableLayout, tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';

export const tableLayoutRoutes = bind(tableLayout, {
  read: ({ db, session }) => layoutsOf(db, session.userId),
  async save({ db, input, session }) {
    await saveLayout(db, session.userId, input);
    return null;
  },
});

export const layoutsOf = (db: Database, userId: string) =>
  db
    .selectFrom('table_layout')
    .select(['table_key as table', sql<TableLayout>`layout`.as('layout')])
    .where('user_id', '=', userId)
    .orderBy('table_key')
    .execute();

async function saveLayout(
  db: Database,
  userId: string,
  { table, layout }: ParsedOf<typeof tableLayout.save>,
): Promise<void> {
  if (!layout) {
    await db.deleteFrom('table_layout').where('user_id', '=', userId).where('table_key', '=', table).execute();
    return;
  }
  // Locked, so that two windows of a user together do not exceed the limit.
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { rows } = await sql`
    insert into table_layout (user_id, table_key, layout)
    select ${userId}::bigint, ${table}::text, ${JSON.stringify(layout)}::jsonb
     where (select count(*) from table_layout l where l.user_id = ${userId} and l.table_key <> ${table}) < ${mostTableLayouts}
        on conflict (tenant_id, user_id, table_key) do update set layout = excluded.layout, updated_time = now()
    returning table_key`.execute(db);
  if (rows.length === 0) throw new AppError(409, 'tableLayout.tooMany', { params: { max: mostTableLayouts } });
}
