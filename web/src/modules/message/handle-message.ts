import type { Message } from '@edp/contract/modules/message/message.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { updateLive } from '../../kernel/live/live-state.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { messageText } from './message.texts.ts';

/** A message arrived over the live channel; it shows as the user chose for its kind. */
export function handleMessage({ title, kind }: Message, isFailure = false) {
  const muted = queryClient.getQueryData(loginInfoQuery.queryKey)?.preference.muted[kind] ?? [];
  if (!muted.includes('badge')) updateLive(({ unreadMessages }) => ({ unreadMessages: unreadMessages + 1 }));
  if (!muted.includes('toast')) toast(isFailure ? 'error' : 'info', messageText('arrived', { title }));
  if (!muted.includes('sound')) void import('./play-sound.ts').then(({ playSound }) => playSound());
  void invalidate('message');
}
