import { chat, type ChatMessage } from '@edp/contract/modules/chat/chat.ts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryClient } from '../../kernel/http/query-client.ts';

interface HistoryPage {
  messages: ChatMessage[];
  hasMore: 0 | 1;
}
type History = InfiniteData<HistoryPage>;

/** The messages with one person; the first page is the latest, each further one is older. */
export const conversationQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'history', userId],
    queryFn: ({ pageParam, signal }) => fetchData(chat.history, { userId, beforeId: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }: HistoryPage) => (hasMore ? messages[0]?.id : undefined),
    meta: { showsOwnError: true },
  });

/** Oldest first. */
export const messagesOf = ({ pages }: History) => pages.toReversed().flatMap(({ messages }) => messages);

/** The sender gets a message twice: as the response, and over the live channel. */
export function addToConversation(userId: string, message: ChatMessage) {
  queryClient.setQueryData(conversationQuery(userId).queryKey, (history) => {
    const [latest, ...older] = history?.pages ?? [];
    if (!history || !latest || latest.messages.some(({ id }) => id === message.id)) return history;
    return { ...history, pages: [{ ...latest, messages: [...latest.messages, message] }, ...older] };
  });
}
