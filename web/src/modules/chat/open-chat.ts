import { create } from 'zustand';

interface OpenChat {
  /** The person whose conversation is shown; empty if none. */
  readonly withId: string;
  /** Unsent input, by person. */
  readonly drafts: Readonly<Record<string, string>>;
}

export const useOpenChat = create<OpenChat>(() => ({ withId: '', drafts: {} }));

export const showConversation = (withId: string) => useOpenChat.setState({ withId });
export const storeDraft = (userId: string, text: string) =>
  useOpenChat.setState(({ drafts }) => ({ drafts: { ...drafts, [userId]: text } }));
