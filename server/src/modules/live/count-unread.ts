import type { InitMessage } from '@edp/contract/modules/live/live.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session/session.ts';
import { unreadChats } from '../chat/chat.queries.ts';
import { unreadMessages } from '../message/message.queries.ts';
import { unreadNews } from '../news/news.queries.ts';

/** The header of a window counts these. */
export const countUnread =
  (newsViewDays: number) =>
  (db: Database, { userId }: Session): Promise<Omit<InitMessage, 'userId' | 'online'>> =>
    db
      .selectNoFrom([
        unreadMessages(userId).as('unreadMessages'),
        unreadChats(userId).as('unreadChats'),
        unreadNews(userId, newsViewDays).as('unreadNews'),
      ])
      .executeTakeFirstOrThrow();
