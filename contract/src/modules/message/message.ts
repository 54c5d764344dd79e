import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { DateTime, filterFlag, Id } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { messageTexts } from './message.texts.ts';

addTexts(messageTexts);

const most = 100;

/** `system` by the system itself, `notice` for information, `todo` asks for something to be done. */
export const messageKinds = ['system', 'notice', 'todo'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const Message = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  /** Plain text; an empty line parts paragraphs. */
  content: z.string(),
  /** A route of the application such as `/brand`, or empty. */
  link: z.string(),
  /** 1: the user has read it. */
  read: z.literal([0, 1]),
  /** Who caused it; empty for the system. */
  senderName: z.string(),
  createTime: DateTime,
});
export type Message = z.output<typeof Message>;

const some = z.object({ ids: z.array(Id, rule('rule.type')).min(1, rule('rule.required')).max(most, tooMany(most)) });
const UnreadMessages = z.object({ unreadMessages: z.number() });

/** In-app messages; a user has only their own. The newest is first. */
export const message = calls('message', 'live', '/bpm/api/message', {
  list: post('list', { can: 'member', input: paged({ read: filterFlag }), page: Message }),
  unread: get('unreadCount', { can: 'member', input: z.object({}), output: UnreadMessages }),
  markRead: post('read', { can: 'member', input: some, output: UnreadMessages, writes: true }),
  markAllRead: post('readAll', { can: 'member', input: z.object({}), output: UnreadMessages, writes: true }),
  delete: post('delete', { can: 'member', input: some, output: UnreadMessages, writes: true, done: 'message.deleted' }),
});
