import { create } from 'zustand';

export interface LiveState {
  /** `offline`: given up after several tries; the user can try again. */
  readonly status: 'connecting' | 'online' | 'offline';
  readonly unreadMessages: number;
  readonly unreadChats: number;
  /** Ids of the people who are connected. */
  readonly online: ReadonlySet<string>;
}

const initialState: LiveState = { status: 'connecting', unreadMessages: 0, unreadChats: 0, online: new Set() };

/** What the live channel has told about the user and the people around. */
export const useLive = create<LiveState>(() => initialState);
export const updateLive = useLive.setState;
export const resetLive = () => useLive.setState(initialState, true);
