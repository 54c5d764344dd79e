import type { ChatMessage } from '@edp/contract/modules/chat/chat.ts';
import { updateLive } from '../../kernel/live/live-state.ts';
import { refetchQueries } from '../../kernel/http/query-client.ts';
import { session } from '../../kernel/session/session.ts';
import { addToConversation } from './conversation.ts';
import { useOpenChat } from './open-chat.ts';

/** A message to the user, or one that the user sent from another window. */
export function handleChatMessage(message: ChatMessage) {
  const isMine = message.fromId === session().userId;
  const other = isMine ? message.toId : message.fromId;
  addToConversation(other, message);
  const isRead = isMine || useOpenChat.getState().withId === other;
  if (!isRead) updateLive(({ unreadChats }) => ({ unreadChats: unreadChats + 1 }));
  void refetchQueries({ queryKey: ['chat', 'people'] });
}
