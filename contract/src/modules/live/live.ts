import { z } from 'zod';
import { channel } from '../../kernel/channel.ts';
import { DateTime } from '../../kernel/fields.ts';
import { jobStates } from '../../kernel/job-state.ts';
import { ChatMessage } from '../chat/chat.ts';
import { Message } from '../message/message.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { liveTexts } from './live.texts.ts';

addTexts(liveTexts);

/**
 * The state as it is now. It comes first, and again whenever counts changed elsewhere or pushes may have been missed.
 */
export const InitMessage = z.object({
  userId: z.string(),
  unreadMessages: z.number(),
  /** Chat messages, not people. */
  unreadChats: z.number(),
  /** Published news that the user has not opened. */
  unreadNews: z.number(),
  /** Ids of the people of the tenant who are connected, the user included; a dealer is told of no other. */
  online: z.array(z.string()),
});
export type InitMessage = z.output<typeof InitMessage>;

/** Something new for the user. Of a chat message both people are told, in all their windows. */
export const MessagePush = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    message: Message,
    /** It says that something failed. */
    isFailure: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('chat'), chat: ChatMessage }),
]);
export type MessagePush = z.output<typeof MessagePush>;

/** A news item has just been published: the same fields as a line of the ticker. */
const NewsMessage = z.object({
  newId: z.string(),
  title: z.string(),
  publishDate: DateTime,
  newsTypeValue: z.string(),
  /** 1: the user must read it before going on. */
  forcedRead: z.literal([0, 1]),
});

/**
 * How a background job of the user stands; `total` is 0 while it is not known, `isTold` where a message of its own says
 * what it has done.
 */
const JobChanged = z.object({
  id: z.string(),
  isTold: z.boolean(),
  state: z.enum(jobStates),
  done: z.number(),
  total: z.number(),
});
export type JobChanged = z.output<typeof JobChanged>;

/** A record by its noun; an id that does not exist or that the user may not see gives no answer. */
const OpenedRecord = z.object({ noun: z.string().max(50), id: z.string().regex(/^\d{1,18}$/) });
const viewerModes = ['view', 'edit'] as const;

/**
 * The other people who have a record open that this window has open; sent when they change. A dealer is told of no
 * other.
 */
const RecordViewers = z.object({
  noun: z.string(),
  id: z.string(),
  people: z.array(z.object({ userId: z.string(), name: z.string(), mode: z.enum(viewerModes) })),
});
export type RecordViewers = z.output<typeof RecordViewers>;

export const live = channel('live.channel', 'live', '/bpm/api/message/websocket/edp-pc/{ticket}', {
  sends: {
    /** First, within five seconds. The token is the ticket once more. */
    OnConnection: z.object({ token: z.string() }),
    /**
     * The window shows a record, or a form that edits it; sent again when that changes. It ends with the connection.
     */
    openRecord: OpenedRecord.extend({ mode: z.enum(viewerModes) }),
    closeRecord: OpenedRecord,
  },
  receives: {
    initMessage: InitMessage,
    messagePush: MessagePush,
    newsMessage: NewsMessage,
    jobChanged: JobChanged,
    /** Who came and who went, by id. */
    presence: z.object({ online: z.array(z.string()), offline: z.array(z.string()) }),
    recordViewers: RecordViewers,
    /** Role, organisation, permissions or menu of the session changed: the page reloads them. */
    refresh: z.object({ roleId: z.string(), invorgId: z.string() }),
    /** The session has ended; the server closes the connection. */
    logout: z.null(),
    /** The server stops; it closes the connection and the client connects again. */
    closeSocket: z.null(),
  },
});
