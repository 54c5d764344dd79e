import { create } from 'zustand';

export interface LiveState {
  /** `offline`: retries are exhausted; the user can reconnect. */
  readonly status: 'connecting' | 'online' | 'offline';
  readonly unreadMessages: number;
  readonly unreadChats: number;
  /** Ids of the people who are connected. */
  readonly online: ReadonlySet<string>;
  /** Ids of the user's background jobs that were last told to be queued or running. */
  readonly openJobs: ReadonlySet<string>;
}

const initialState: LiveState = {
  status: 'connecting',
  unreadMessages: 0,
  unreadChats: 0,
  online: new Set(),
  openJobs: new Set(),
};

/** The state received over the live channel. */
export const useLive = create<LiveState>(() => initialState);
export const updateLive = useLive.setState;
export const resetLive = () => useLive.setState(initialState, true);
