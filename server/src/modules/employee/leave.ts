import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { employee, HandOver } from '@edp/contract/modules/employee/employee.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { isAdministrator, lockRights, requirePerson } from '../../kernel/session/rights.ts';
import { isWithin } from '../../kernel/sharing/reach.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';
import { latestLanguage } from '../login-record/record-login.ts';
import { sendMessages } from '../message/send-messages.ts';
import { assertNotLastAdministrator } from '../../kernel/session/administrators.ts';
import { findEmployee } from './employee.queries.ts';
import { tableTitle } from '@edp/contract/nouns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** The records that would be handed over; nothing is changed and nothing refused. */
export async function previewLeave({ db, language, input: { id } }: Context<{ id: string }>): Promise<HandOver> {
  assertFound(await db.selectFrom('user_account').select('id').where('id', '=', id).executeTakeFirst());
  return countHandOver(db, id, language);
}

/** The account stays, so that the history can name it, and with its roles, so that the person can be taken back. */
export async function leave(context: Context<ParsedOf<typeof employee.leave>>): Promise<HandOver> {
  const {
    db,
    session,
    language,
    input: { id, successorId, version },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, version, () => findEmployee(db, id, language));
  if (session.userId === id) throw new AppError(409, 'employee.notYourLeave');
  const { left_time, name } = await db
    .selectFrom('user_account')
    .select(['left_time', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (left_time !== null) throw new AppError(409, 'employee.leftAlready');
  await requirePerson(context, id);
  await assertNotLastAdministrator(db, id);
  if (successorId !== undefined) await requireSuccessor(context, id, successorId);

  const counts = await countHandOver(db, id, language);
  if (successorId !== undefined) {
    await handOver(db, id, successorId);
    await tellSuccessor(context, successorId, name, counts);
  }
  await db
    .updateTable('user_account')
    .set({ active: false, left_time: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await endSessions(context, id);
  return counts;
}

/**
 * An active colleague. What the leaver had, the caller has as well (`requirePerson`), so it can be given; but only
 * within the caller's organisation, whose records the caller has: a group may share those of its members, the
 * successor's from now on.
 */
async function requireSuccessor(context: Context, id: string, successorId: string): Promise<void> {
  const { db, session } = context;
  if (successorId === id) throw invalid('employee.successorSame', 'successorId');
  const successor = await db
    .selectFrom('user_account')
    .select(['active', 'organisation_id'])
    .where('id', '=', successorId)
    .forShare()
    .executeTakeFirst();
  if (!successor?.active) throw invalid('employee.successorUnknown', 'successorId');
  if (await isAdministrator(context)) return;
  if (successorId !== session.userId && !(await isWithin(db, session, successor.organisation_id)))
    throw new AppError(403, 'employee.successorOutside', { field: 'successorId' });
  // Nor do callers join groups by themselves: see the members of groups.
  if (successorId === session.userId && (await groupsOf(db, id)).length > 0)
    throw new AppError(403, 'userGroup.notYourself', { field: 'successorId' });
}

async function tellSuccessor(
  { db }: Context,
  successorId: string,
  name: string,
  { records, todoCount, groupCount }: HandOver,
): Promise<void> {
  const language = (await latestLanguage(db, successorId)) ?? defaultLanguage;
  const count = records.reduce((sum, each) => sum + each.count, 0);
  await sendMessages(db, {
    to: [successorId],
    kind: 'notice',
    title: translate('employee.handedOverTitle', language, { name }),
    content: translate('employee.handedOverNotice', language, {
      name,
      records: count,
      todos: todoCount,
      groups: groupCount,
    }),
  });
}

/** The tables of shared types, from the schema: one that comes later needs nothing more. */
async function tablesOfRecords(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select t as name from app.handed_over_tables() t`.execute(db);
  return rows.map(({ name }) => name);
}

async function groupsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_group_member').select('group_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.group_id);
}

const openTodos = (userId: string) => sql`message where user_id = ${userId} and kind = 'todo' and read_time is null`;

async function countHandOver(db: Database, userId: string, language: Language): Promise<HandOver> {
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
async function handOver(db: Database, userId: string, successorId: string): Promise<void> {
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
