import { message } from '@edp/contract/modules/message/message.ts';
import { bind } from '../../kernel/http/bind.ts';
import { countUnread, deleteMessages, listMessages, markAllRead, markRead } from './message.queries.ts';

export const messageRoutes = bind(message, {
  list: ({ db, input, session }) => listMessages(db, session.userId, input),
  unread: ({ db, session }) => countUnread(db, session.userId),
  markRead: ({ db, input, session }) => markRead(db, session.userId, input.ids),
  markAllRead: ({ db, session }) => markAllRead(db, session.userId),
  delete: ({ db, input, session }) => deleteMessages(db, session.userId, input.ids),
});
