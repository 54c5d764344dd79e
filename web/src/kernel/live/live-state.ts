import { create } from 'zustand';

export interface LiveState {
  /** `offline`: given up after several tries; the user can try again. */
  readonly status: 'connecting' | 'online' | 'offline';
  readonly unreadMessages: number;
  readonly unreadChats: number;
  /** Ids of the people who are connected. */
  readonly online: ReadonlySet<string>;
}

const nothing: LiveState = { status: 'connecting', unreadMessages: 0, unreadChats: 0, online: new Set() };

/** What the live channel has told about the user and the people around. */
export const useLive = create<LiveState>(() => nothing);
export const updateLive = useLive.setState;
export const forgetLive = () => useLive.setState(nothing, true);
