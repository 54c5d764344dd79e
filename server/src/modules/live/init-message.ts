import type { InitMessage } from '@edp/contract/modules/live.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session.ts';
import { unreadChats } from '../chat/chat.queries.ts';
import { unreadMessages } from '../message/message.queries.ts';
import { unreadNews } from '../news/news.queries.ts';

/** What the header of a window shows, as it is now. */
export async function initMessage(db: Database, { userId }: Session, online: string[]): Promise<InitMessage> {
  const counts = await db
    .selectNoFrom([
      unreadMessages(userId).as('unreadMessages'),
      unreadChats(userId).as('unreadChats'),
      unreadNews(userId).as('unreadNews'),
    ])
    .executeTakeFirstOrThrow();
  // Others may hear of the user a moment later.
  return { userId, ...counts, online: [...new Set([...online, userId])] };
}
