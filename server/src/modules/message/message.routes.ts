import { message } from '@edp/contract/modules/message/message.ts';
import { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import { bind } from '../../kernel/http/bind.ts';
import { countUnread, deleteMessages, listMessages, markAllRead, markRead } from './message.queries.ts';
import { countRecipients, findSending, listSendings, pageOfRecipients, sendToMany } from './message-sending.ts';

export const messageRoutes = bind(message, {
  list: ({ db, input, session }) => listMessages(db, session.userId, input),
  unread: ({ db, session }) => countUnread(db, session.userId),
  markRead: ({ db, input, session }) => markRead(db, session.userId, input.ids),
  markAllRead: ({ db, session }) => markAllRead(db, session.userId),
  delete: ({ db, input, session }) => deleteMessages(db, session.userId, input.ids),
});

export const messageSendingRoutes = bind(messageSending, {
  list: listSendings,
  detail: ({ db, input, session }) => findSending(db, session, input.id),
  recipients: pageOfRecipients,
  count: countRecipients,
  send: sendToMany,
});
