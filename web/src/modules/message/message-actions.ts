import { message, type Message } from '@edp/contract/modules/message.ts';
import { refresh } from '../../kernel/act.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { report } from '../../kernel/failure.ts';
import { updateLive } from '../../kernel/live/live-state.ts';
import { toast } from '../../kernel/toast.ts';
import { messageText } from './message-text.ts';

/** Every change answers with the number that is unread now. */
async function change(action: () => Promise<{ message: string; data: { unreadMessages: number } }>, says = false) {
  try {
    const answer = await action();
    updateLive({ unreadMessages: answer.data.unreadMessages });
    if (says) toast('success', answer.message);
  } catch (error) {
    report(error);
  } finally {
    void refresh('message');
  }
}

export const markRead = ({ id }: Message) => change(() => request(message.markRead, { ids: [id] }));
export const markAllRead = () => change(() => request(message.markAllRead, {}));

export async function deleteMessage({ id, title }: Message) {
  const question = { title: messageText('deleteTitle'), detail: messageText('deleteText', { title }), yes: messageText('delete'), danger: true };
  if (await confirm(question)) await change(() => request(message.delete, { ids: [id] }), true);
}
