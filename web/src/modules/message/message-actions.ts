import type { Page } from '@edp/contract/kernel/paging.ts';
import { message, type Message } from '@edp/contract/modules/message/message.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { fetchData, request } from '../../kernel/http/api.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { updateLive } from '../../kernel/live/live-state.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { messageText } from './message.texts.ts';

/** Every change returns the new number of unread messages. */
async function change(action: () => Promise<{ message: string; data: { unreadMessages: number } }>, says = false) {
  try {
    const answer = await action();
    updateLive({ unreadMessages: answer.data.unreadMessages });
    if (says) toast('success', answer.message);
  } catch (error) {
    showError(error);
  } finally {
    void invalidate('message');
  }
}

/** Updates the cache in place, so that the message does not vanish from a list of unread ones. */
export async function markRead({ id }: Message) {
  queryClient.setQueriesData<Page<Message>>(
    { queryKey: ['message', 'list'] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, read: 1 } : row)) },
  );
  try {
    updateLive(await fetchData(message.markRead, { ids: [id] }));
  } catch (error) {
    showError(error);
    void invalidate('message');
  }
}

export const markAllRead = () => change(() => request(message.markAllRead, {}));

export async function deleteMessage({ id, title }: Message) {
  const question = {
    title: messageText('deleteTitle'),
    detail: messageText('deleteText', { title }),
    yes: messageText('delete'),
    danger: true,
  };
  if (await confirm(question)) await change(() => request(message.delete, { ids: [id] }), true);
}
