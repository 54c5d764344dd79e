import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { Message, message } from '@edp/contract/modules/message/message.ts';
import { sql } from 'kysely';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { pushState } from '../../kernel/live/push.ts';
import { equals, where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { notFound } from '../../kernel/app-error.ts';

/** Without the kinds that the user does not want to be counted. */
export const unreadMessages = (userId: string) =>
  sql<number>`(select count(*)::int from message where user_id = ${userId} and read_time is null
    and not coalesce((select p.muted -> message.kind ? 'badge' from user_preference p where p.user_id = ${userId}), false))`;

const columns = [
  'id',
  'title',
  'content',
  'link',
  sql<Message['kind']>`kind`.as('kind'),
  'sender_name as senderName',
  sql<0 | 1>`(read_time is not null)::int`.as('read'),
  'created_time as createTime',
] as const;

export function listMessages(db: Database, userId: string, { read, ...page }: ParsedOf<typeof message.list>) {
  return readList(
    db,
    {
      table: 'message',
      language: defaultLanguage,
      select: () => db.selectFrom('message').select(columns),
      filters: [
        equals('user_id', userId),
        where(read === undefined ? undefined : sql<boolean>`(message.read_time is not null) = ${read === 1}`),
      ],
      order: [['id', 'desc']],
    },
    page,
  );
}

export const countUnread = (db: Database, userId: string) =>
  db.selectNoFrom(unreadMessages(userId).as('unreadMessages')).executeTakeFirstOrThrow();

/** Locks the user's messages of these ids; of other users' there are none. */
async function requireOwn(db: Database, userId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw notFound();
}

export async function markRead(db: Database, userId: string, ids: readonly string[]) {
  await requireOwn(db, userId, ids);
  await db
    .updateTable('message')
    .set({ read_time: sql<string>`now()` })
    .where('id', '=', anyOf(ids))
    .where('read_time', 'is', null)
    .execute();
  return countAfterwards(db, userId);
}

export async function markAllRead(db: Database, userId: string) {
  await db
    .updateTable('message')
    .set({ read_time: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('read_time', 'is', null)
    .execute();
  return countAfterwards(db, userId);
}

export async function deleteMessages(db: Database, userId: string, ids: readonly string[]) {
  await requireOwn(db, userId, ids);
  await db.deleteFrom('message').where('id', '=', anyOf(ids)).execute();
  return countAfterwards(db, userId);
}

/** The user's other windows show the new count as well. */
async function countAfterwards(db: Database, userId: string) {
  await pushState(db, [userId]);
  return countUnread(db, userId);
}
