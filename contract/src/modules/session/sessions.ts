import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, DateTime, Id } from '../../kernel/fields.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { sessionsTexts } from './sessions.texts.ts';

addTexts(sessionsTexts);

/** A login that has neither ended nor expired. */
const OpenSession = z.object({
  id: z.string(),
  /** Such as `Chrome 126 · Windows`; empty where the client did not name a known one. */
  browser: z.string(),
  /** IP address from which the user logged in; empty for sessions older than the record of it. */
  address: z.string(),
  /** When the user logged in. */
  createTime: DateTime,
  /** To the minute: a session that is in use is not marked more often. */
  lastSeenTime: DateTime,
  /** A window is open now. */
  online: z.boolean(),
  /** The user asked to be remembered. */
  remembered: z.boolean(),
  /** The session of this call. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;

/** The places where a person is logged in. */
export const sessions = calls('sessions', 'user', '/user/v6/sessions', {
  own: post('own', {
    summary: 'Lists the sessions of the caller, the latest first.',
    can: 'member',
    input: z.object({}),
    output: z.array(OpenSession),
  }),
  endOwn: post('endOwn', {
    summary: 'Ends another session of the caller.',
    can: 'member',
    input: byId,
    output: z.null(),
    writes: true,
    done: 'sessions.ended',
  }),
  endOthers: post('endOthers', {
    summary: 'Ends every session of the caller but the one that is used.',
    can: 'member',
    input: z.object({}),
    output: z.null(),
    writes: true,
    done: 'sessions.othersEnded',
  }),
  ofUser: post('ofUser', {
    summary: 'Lists the sessions of a person, the latest first.',
    can: 'account.reset',
    input: z.object({ userId: Id }),
    output: z.array(OpenSession),
  }),
  end: post('end', {
    summary: 'Ends one session of a person who has no more rights than the caller.',
    can: 'account.reset',
    input: byId,
    output: z.null(),
    writes: true,
    done: 'sessions.ended',
  }),
});
