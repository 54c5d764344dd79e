import { chat, type ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { countUnread, history, people, inOrder, requirePeer } from './chat.queries.ts';
import { sendChat } from './send-chat.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { pushState } from '../../kernel/live/push.ts';
import type { Session } from '../../kernel/session/session.ts';

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
