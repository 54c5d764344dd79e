import { chat, type ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { bind } from '../../kernel/http/bind.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { countUnread, history, people } from './chat.queries.ts';
import { markChatRead } from './mark-chat-read.ts';
import { sendChat } from './send-chat.ts';

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
