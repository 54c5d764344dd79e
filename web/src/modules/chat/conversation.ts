import { chat, type ChatMessage } from '@edp/contract/modules/chat.ts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { fetchData } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/query-client.ts';

interface Stretch {
  messages: ChatMessage[];
  hasMore: 0 | 1;
}
type History = InfiniteData<Stretch>;

/** What was said with one person; the first stretch is the latest, each further one is older. */
export const conversationQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'history', userId],
    queryFn: ({ pageParam, signal }) => fetchData(chat.history, { userId, beforeId: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }: Stretch) => (hasMore ? messages[0]?.id : undefined),
    meta: { shown: true },
  });

/** Oldest first. */
export const messagesOf = ({ pages }: History) => pages.toReversed().flatMap(({ messages }) => messages);

/** The same message comes twice to the one who sent it: as the answer, and over the live channel. */
export function addToConversation(userId: string, said: ChatMessage) {
  queryClient.setQueryData(conversationQuery(userId).queryKey, (history) => {
    const [latest, ...older] = history?.pages ?? [];
    if (!history || !latest || latest.messages.some(({ id }) => id === said.id)) return history;
    return { ...history, pages: [{ ...latest, messages: [...latest.messages, said] }, ...older] };
  });
}
