import type { Language } from '@edp/contract/kernel/language.ts';
import type { HandOver } from '@edp/contract/modules/employee/employee.ts';
import { tableTitle } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** The tables of shared types, from the schema: one that comes later needs nothing more. */
async function tablesOfRecords(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select t as name from app.handed_over_tables() t`.execute(db);
  return rows.map(({ name }) => name);
}

export async function groupsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_group_member').select('group_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.group_id);
}

const openTodos = (userId: string) => sql`message where user_id = ${userId} and kind = 'todo' and read_time is null`;

export async function countHandOver(db: Database, userId: string, language: Language): Promise<HandOver> {
  const records = [];
  for (const table of await tablesOfRecords(db)) {
    const {
      rows: [found],
    } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)} where owner_id = ${userId}`.execute(db);
    if (found!.count > 0)
      records.push({ type: table, name: tableTitle(table)?.[language] ?? table, count: found!.count });
  }
  const {
    rows: [todos],
  } = await sql<{ count: number }>`select count(*)::int as count from ${openTodos(userId)}`.execute(db);
  return { records, todoCount: todos!.count, groupCount: (await groupsOf(db, userId)).length };
}

/** Records with their history, open to-dos and groups belong to the successor from now on; each record is logged. */
export async function handOver(db: Database, userId: string, successorId: string): Promise<void> {
  for (const table of await tablesOfRecords(db)) {
    const { rows } = await sql<{
      id: string;
    }>`update ${sql.table(table)} set handed_to = ${successorId} where owner_id = ${userId} returning id`.execute(db);
    if (rows.length)
      await sql`select app.hand_over_history(${table}, ${rows.map(({ id }) => id)}::bigint[], ${successorId}::bigint)`.execute(
        db,
      );
  }
  await sql`update message set user_id = ${successorId} where id in (select id from ${openTodos(userId)})`.execute(db);
  await sql`
    insert into user_group_member (group_id, user_id)
    select group_id, ${successorId}::bigint from user_group_member where user_id = ${userId} order by group_id on conflict do nothing`.execute(
    db,
  );
  await sql`delete from user_group_member where user_id = ${userId}`.execute(db);
}
