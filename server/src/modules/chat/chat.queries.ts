import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { chat } from '@edp/contract/modules/chat/chat.ts';
import { sql } from 'kysely';
import { flag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { contains } from '../../kernel/search/search.ts';
import type { Session } from '../../kernel/session/session.ts';
import { isSearchWord, canBrowse, pageOfPeople } from '../directory/directory.ts';

/** A list shows so many characters of a message. */
const glimpse = 100;

export const unreadChats = (userId: string) =>
  sql<number>`(select coalesce(sum(unread), 0)::int from chat_thread where user_id = ${userId})`;

export const countUnread = (db: Database, userId: string) =>
  db.selectNoFrom(unreadChats(userId).as('unreadChats')).executeTakeFirstOrThrow();

/** Another person of the tenant; for a dealer, who must not find out who is there, only a person who wrote to them. */
export async function requirePeer(db: Database, { staff, userId }: Session, peerId: string) {
  let query = db.selectFrom('user_account').select(['id', 'active']).where('id', '=', peerId);
  if (!staff)
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('chat_thread')
        .select('peer_id')
        .where('user_id', '=', userId)
        .where('last_message_id', 'is not', null),
    );
  return assertFound(await query.executeTakeFirst());
}

export function people(db: Database, session: Session, { name, ...paging }: ParsedOf<typeof chat.people>) {
  const { userId, staff } = session;
  const thread = sql`from chat_thread t where t.tenant_id = user_account.tenant_id and t.user_id = ${userId} and t.peer_id = user_account.id`;
  const lastId = sql<string | null>`(select t.last_message_id ${thread})`;
  const lastMessage = sql`from chat_message m where m.tenant_id = user_account.tenant_id and m.id = ${lastId}`;
  let query = db
    .selectFrom('user_account')
    .select([
      'user_account.id as userId',
      'user_account.name',
      'user_account.avatar_file_id as avatarFileId',
      sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`.as(
        'orgName',
      ),
      flag('user_account.active').as('active'),
      sql<
        0 | 1
      >`exists (select from app.presence p where p.tenant_id = user_account.tenant_id and p.user_id = user_account.id)::int`.as(
        'online',
      ),
      sql<number>`coalesce((select t.unread ${thread}), 0)`.as('unread'),
      sql<string>`coalesce((select left(m.content, ${glimpse}) ${lastMessage}), '')`.as('lastText'),
      sql<string | null>`(select m.created_time ${lastMessage})`.as('lastTime'),
      sql<string | null>`(select m.from_id ${lastMessage})`.as('lastFromId'),
    ])
    .where('user_account.id', '<>', userId)
    .where((eb) => eb.or([eb('user_account.active', '=', true), eb(lastId, 'is not', null)]))
    .orderBy(lastId, (order) => order.desc().nullsLast())
    .orderBy('online', 'desc')
    .orderBy(byPinyin('user_account.name'))
    .orderBy('user_account.id');
  if (name) query = query.where(contains('user_account.name', name));
  // Without the right to browse, and without a word to search for, there are only those whom one has talked with.
  if (!staff || (!canBrowse(session) && !isSearchWord(name)))
    return readPage(db, query.where(lastId, 'is not', null), paging);
  return pageOfPeople(session, name, paging, (page) => readPage(db, query, page));
}

/** One more than asked for tells whether there are older ones. */
export async function history(
  db: Database,
  session: Session,
  { userId: peerId, beforeId, limit }: ParsedOf<typeof chat.history>,
) {
  await requirePeer(db, session, peerId);
  const [lower, higher] = inOrder(session.userId, peerId);
  let query = db
    .selectFrom('chat_message as m')
    .select([
      'm.id',
      'm.from_id as fromId',
      'm.to_id as toId',
      'm.content as text',
      'm.created_time as sendTime',
      sql<string>`(select u.name from user_account u where u.tenant_id = m.tenant_id and u.id = m.from_id)`.as(
        'fromName',
      ),
    ])
    .where('m.lower_id', '=', lower)
    .where('m.higher_id', '=', higher)
    .orderBy('m.id', 'desc')
    .limit(limit + 1);
  if (beforeId) query = query.where('m.id', '<', beforeId);
  const rows = await query.execute();
  const hasMore: 0 | 1 = rows.length > limit ? 1 : 0;
  return { messages: rows.slice(0, limit).toReversed(), hasMore };
}

/** Two ids as the database orders them. */
export const inOrder = (one: string, other: string): [string, string] =>
  BigInt(one) < BigInt(other) ? [one, other] : [other, one];
