import { live } from '@edp/contract/modules/live/live.ts';
import { useEffect } from 'react';
import { invalidate } from '../../kernel/http/run-action.ts';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../kernel/session/access.ts';
import { handleRoleLost, handleSessionLost } from '../../kernel/session/session-lost.ts';
import { openLiveChannel, type LiveHandlers } from '../../kernel/live/live-channel.ts';
import { resetLive, type LiveState, updateLive, useLive } from '../../kernel/live/live-state.ts';
import { showRecordViewers } from '../../kernel/live/record-presence.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { followRole } from './header/switch-role.ts';
import { useSession } from '../../kernel/session/session.ts';
import { handleChatMessage } from '../../modules/chat/handle-chat-message.ts';
import { handleJobChange } from '../../modules/job/handle-job-change.ts';
import { handleMessage } from '../../modules/message/handle-message.ts';
import { refreshNews } from '../../modules/news/headlines.ts';

let reconnect = () => {};
/** For the button of the offline status. */
export const reconnectLive = () => reconnect();

/** Keeps the live channel open during the session and passes its events to the modules. */
export function useLiveChannel() {
  const ticket = useSession(({ corTicket }) => corTicket);
  useEffect(() => {
    const channel = openLiveChannel({ address: live.path, ticket, handlers: handlersFor(ticket), onStatus });
    reconnect = channel.reconnect;
    window.addEventListener('online', reconnectLive);
    return () => {
      window.removeEventListener('online', reconnectLive);
      channel.close();
      resetLive();
    };
  }, [ticket]);
}

function onStatus(status: LiveState['status']) {
  const isBack = status === 'online' && useLive.getState().status !== 'online';
  // Events may have been missed while disconnected; jobs that still run tell so soon.
  updateLive({ status, ...(isBack && { openJobs: new Set() }) });
  if (isBack) void Promise.all([invalidate('message'), invalidate('chat'), invalidate('job')]);
}

const handlersFor = (ticket: string): LiveHandlers => ({
  initMessage({ unreadMessages, unreadChats, online }) {
    updateLive({ unreadMessages, unreadChats, online: new Set(online) });
  },
  messagePush(push) {
    if (push.kind === 'message') handleMessage(push.message, push.isFailure);
    else handleChatMessage(push.chat);
  },
  jobChanged: handleJobChange,
  recordViewers: showRecordViewers,
  newsMessage: () => void refreshNews(),
  presence({ online, offline }) {
    const gone = new Set(offline);
    updateLive({ online: new Set([...useLive.getState().online, ...online].filter((id) => !gone.has(id))) });
  },
  refresh({ roleId }) {
    if (roleId === '') handleRoleLost();
    else if (followRole(roleId)) return;
    // A change made in this window is being fetched already.
    for (const { queryKey } of [loginInfoQuery, rolesQuery, resourcesQuery])
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  },
  logout: () => handleSessionLost(ticket),
  // The socket reconnects by itself.
  closeSocket: () => updateLive({ status: 'connecting' }),
});
