import type { ChatMessage } from '@edp/contract/modules/chat/chat.ts';
import type { MessagePush } from '@edp/contract/modules/live/live.ts';
import { sql } from 'kysely';
import { countInTransaction } from '../../kernel/session/attempts.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { push } from '../../kernel/live/push.ts';
import { invalid, AppError } from '../../kernel/app-error.ts';
import type { Session } from '../../kernel/session/session.ts';
import { inOrder, requirePeer } from './chat.queries.ts';

/** As fast as a person types, and no faster. */
const perPerson = { most: 60, seconds: 60 };

/** Stores what was said and shows it to both, in all their windows, when the transaction commits. */
export async function sendChat(db: Database, session: Session, toId: string, content: string): Promise<ChatMessage> {
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
