import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { pushState } from '../../kernel/live/push.ts';
import type { Session } from '../../kernel/session/session.ts';
import { countUnread, inOrder, requirePeer } from './chat.queries.ts';

/**
 * Reading never goes back: an older id than before changes nothing. An id beyond the newest message means the newest.
 */
export async function markChatRead(db: Database, session: Session, peerId: string, upToId: string) {
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
