import { dictionaryPart } from '../../kernel/text/text.ts';

export const { useText: useChatButtonText } = dictionaryPart('chat', {
  chat: { ZHS: '聊天', ENG: 'Chat' },
  chatUnread: { ZHS: '聊天，{count} 条未读', ENG: 'Chat, {count} unread' },
});
