import type { Message } from '@edp/contract/modules/message/message.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { updateLive } from '../../kernel/live/live-state.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { messageText } from './message.texts.ts';

/** A message arrived over the live channel. */
export function handleMessage({ title }: Message) {
  updateLive(({ unreadMessages }) => ({ unreadMessages: unreadMessages + 1 }));
  toast('info', messageText('arrived', { title }));
  void invalidate('message');
}
