import { chat, type ChatPerson, type ChatMessage } from '@edp/contract/modules/chat/chat.ts';
import type { MessagePush } from '@edp/contract/modules/live/live.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { countUnread, history, people, inOrder, requirePeer } from './chat.queries.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { pushState, push } from '../../kernel/live/push.ts';
import type { Session } from '../../kernel/session/session.ts';
import { countInTransaction } from '../../kernel/session/attempts.ts';
import { invalid, AppError } from '../../kernel/app-error.ts';

export const chatRoutes = bind(chat, {
  async people({ db, input, session, kernel }) {
    const list = await people(db, session, input);
    const toPerson = ({ avatarFileId, lastTime, lastFromId, ...person }: (typeof list.rows)[number]): ChatPerson => ({
      ...person,
      imgAddress: kernel.links.to(session.tenantId, avatarFileId),
      lastTime: lastTime ?? '',
      lastFromId: lastFromId ?? '',
    });
    return mapPage(list, toPerson);
  },
  history: ({ db, input, session }) => history(db, session, input),
  unread: ({ db, session }) => countUnread(db, session.userId),
  send: ({ db, input, session }) => sendChat(db, session, input.userId, input.text),
  markRead: ({ db, input, session }) => markChatRead(db, session, input.userId, input.upToId),
});

/**
 * Reading never goes back: an older id than before changes nothing. An id beyond the newest message means the newest.
 */
async function markChatRead(db: Database, session: Session, peerId: string, upToId: string) {
  const { userId } = session;
  await requirePeer(db, session, peerId);
  const [lower, higher] = inOrder(userId, peerId);
  // The row is locked first, so that the count sees every message that was sent before.
  await db
    .selectFrom('chat_thread')
    .select('unread')
    .where('user_id', '=', userId)
    .where('peer_id', '=', peerId)
    .forUpdate()
    .execute();
  const readTo = sql`least(${upToId}::bigint, t.last_message_id)`;
  const { rows } = await sql`
    update chat_thread t set read_to_id = ${readTo}, unread = (
        select count(*) from chat_message m
         where m.tenant_id = t.tenant_id and m.lower_id = ${lower} and m.higher_id = ${higher} and m.from_id = ${peerId} and m.id > ${readTo})
     where user_id = ${userId} and peer_id = ${peerId} and read_to_id < ${readTo} and unread > 0
    returning unread`.execute(db);
  if (rows.length) await pushState(db, [userId]);
  return countUnread(db, userId);
}

/** As fast as a person types, and no faster. */
const perPerson = { most: 60, seconds: 60 };

/** Stores what was said and shows it to both, in all their windows, when the transaction commits. */
async function sendChat(db: Database, session: Session, toId: string, content: string): Promise<ChatMessage> {
  const { userId: fromId, userName: fromName, tenantId } = session;
  if (toId === fromId) throw invalid('chat.self', 'userId');
  const peer = await requirePeer(db, session, toId);
  if (!peer.active) throw new AppError(409, 'chat.disabled', { field: 'userId' });
  await countInTransaction(db, `chat:${tenantId}:${fromId}`, perPerson);

  await lockThreads(db, fromId, toId);
  const { id, sendTime } = await db
    .insertInto('chat_message')
    .values({ from_id: fromId, to_id: toId, content })
    .returning(['id', 'created_time as sendTime'])
    .executeTakeFirstOrThrow();
  await sql`
    update chat_thread set last_message_id = ${id}, unread = unread + (user_id = ${toId})::int
     where (user_id, peer_id) in ((${fromId}, ${toId}), (${toId}, ${fromId}))`.execute(db);
  const said = { id, fromId, fromName, toId, text: content, sendTime };
  await push(db, [
    { users: [fromId, toId], event: 'messagePush', data: { kind: 'chat', chat: said } satisfies MessagePush },
  ]);
  return said;
}

/**
 * Both sides of the conversation are locked, always in the same order, before the message gets its id:
 * so ids are visible in their order, and nothing is marked as read that was never seen.
 */
async function lockThreads(db: Database, one: string, other: string) {
  const [lower, higher] = inOrder(one, other);
  await db
    .insertInto('chat_thread')
    .values([
      { user_id: lower, peer_id: higher },
      { user_id: higher, peer_id: lower },
    ])
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'peer_id']).doUpdateSet({ unread: sql`chat_thread.unread` }),
    )
    .execute();
}
