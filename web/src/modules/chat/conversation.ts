import { chat, type ChatMessage } from '@edp/contract/modules/chat.ts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { fetchData } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/query-client.ts';

interface HistoryPage {
  messages: ChatMessage[];
  hasMore: 0 | 1;
}
type History = InfiniteData<HistoryPage>;

/** What was said with one person; the first stretch is the latest, each further one is older. */
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

/** The same message comes twice to the one who sent it: as the answer, and over the live channel. */
export function addToConversation(userId: string, message: ChatMessage) {
  queryClient.setQueryData(conversationQuery(userId).queryKey, (history) => {
    const [latest, ...older] = history?.pages ?? [];
    if (!history || !latest || latest.messages.some(({ id }) => id === message.id)) return history;
    return { ...history, pages: [{ ...latest, messages: [...latest.messages, message] }, ...older] };
  });
}
