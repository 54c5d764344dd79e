import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { DateTime, filterText, Id, optionalId, requiredText, wholeNumber } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { chatTexts } from './chat.texts.ts';

addTexts(chatTexts);

export const longestChatText = 2000;

export const ChatMessage = z.object({
  id: z.string(),
  fromId: z.string(),
  fromName: z.string(),
  toId: z.string(),
  /** Plain text: whatever looks like HTML is just characters. */
  text: z.string(),
  sendTime: DateTime,
});
export type ChatMessage = z.output<typeof ChatMessage>;

/**
 * People the user has chatted with, the latest first; then colleagues, those who are online first, by pinyin: all for
 * users who may browse them, those found by name for other staff, none for dealers.
 */
export const ChatPerson = z.object({
  userId: z.string(),
  name: z.string(),
  orgName: z.string(),
  imgAddress: z.string(),
  /** 0: the account is disabled; what was said can still be read. */
  active: z.literal([0, 1]),
  online: z.literal([0, 1]),
  unread: z.number(),
  /** Empty, like its time and author, where nothing has been said yet. */
  lastText: z.string(),
  lastTime: DateTime,
  lastFromId: z.string(),
});
export type ChatPerson = z.output<typeof ChatPerson>;

export const ChatInput = z.object({ userId: Id, text: requiredText(longestChatText, 'chat.textRequired') });

const UnreadChats = z.object({ unreadChats: z.number() });

/**
 * Conversations of two people of one tenant. `userId` is always the other one; for a dealer, a person who wrote to them
 * before.
 */
export const chat = calls('chat', 'live', '/bpm/api/chat', {
  people: post('people', { can: 'member', input: paged({ name: filterText(50) }), page: ChatPerson }),
  history: post('history', {
    can: 'member',
    /** The latest, or those before `beforeId`. */
    input: z.object({ userId: Id, beforeId: optionalId, limit: wholeNumber(1, 100).default(30) }),
    /** Oldest first; `hasMore` 1: there are older ones. */
    output: z.object({ messages: z.array(ChatMessage), hasMore: z.literal([0, 1]) }),
  }),
  unread: get('unreadCount', { can: 'member', input: z.object({}), output: UnreadChats }),
  send: post('send', { can: 'member', input: ChatInput, output: ChatMessage, writes: true, done: 'chat.sent' }),
  /** The messages of the other one are read up to this one. */
  markRead: post('read', {
    can: 'member',
    input: z.object({ userId: Id, upToId: Id }),
    output: UnreadChats,
    writes: true,
  }),
});
