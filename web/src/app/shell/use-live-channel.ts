import { live } from '@edp/contract/modules/live.ts';
import { useEffect } from 'react';
import { invalidate } from '../../kernel/run-action.ts';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../kernel/access.ts';
import { handleRoleLost, handleSessionLost } from '../../kernel/session-lost.ts';
import { openLiveChannel, type LiveHandlers } from '../../kernel/live/live-channel.ts';
import { resetLive, type LiveState, updateLive, useLive } from '../../kernel/live/live-state.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { useSession } from '../../kernel/session.ts';
import { handleChatMessage } from '../../modules/chat/handle-chat-message.ts';
import { handleJobChange } from '../../modules/job/handle-job-change.ts';
import { handleMessage } from '../../modules/message/handle-message.ts';
import { refreshNews } from '../../modules/news/headlines.ts';

let reconnect = () => {};
/** For the button beside the offline mark. */
export const reconnectLive = () => reconnect();

/** Listens for as long as somebody is logged in; what is heard goes to those whom it concerns. */
export function useLiveChannel() {
  const ticket = useSession(({ corTicket }) => corTicket);
  useEffect(() => {
    const channel = openLiveChannel({
      address: live.path,
      ticket,
      handlers: handlersFor(ticket),
      onStatus,
    });
    reconnect = channel.reconnect;
    return () => {
      channel.close();
      resetLive();
    };
  }, [ticket]);
}

function onStatus(status: LiveState['status']) {
  const isBack = status === 'online' && useLive.getState().status !== 'online';
  updateLive({ status });
  // Something may have been said while nobody listened.
  if (isBack) void Promise.all([invalidate('message'), invalidate('chat'), invalidate('job')]);
}

const handlersFor = (ticket: string): LiveHandlers => ({
  initMessage({ unreadMessages, unreadChats, online }) {
    updateLive({ unreadMessages, unreadChats, online: new Set(online) });
  },
  messagePush(push) {
    if (push.kind === 'message') handleMessage(push.message);
    else handleChatMessage(push.chat);
  },
  jobChanged: handleJobChange,
  newsMessage: () => void refreshNews(),
  presence({ online, offline }) {
    const gone = new Set(offline);
    updateLive({ online: new Set([...useLive.getState().online, ...online].filter((id) => !gone.has(id))) });
  },
  refresh({ roleId }) {
    if (roleId === '') handleRoleLost();
    // A change that was made in this window is being read already.
    for (const { queryKey } of [loginInfoQuery, rolesQuery, resourcesQuery]) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  },
  logout: () => handleSessionLost(ticket),
  // The connection comes back by itself.
  closeSocket: () => updateLive({ status: 'connecting' }),
});
