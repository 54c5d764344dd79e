import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { optionalId } from '../../kernel/fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import type { messageKinds } from '../message/message.ts';

/** How the arrival of a message shows. */
export const signals = ['toast', 'badge', 'sound'] as const;
export type Signal = (typeof signals)[number];

const muted = z
  .array(z.enum(signals, rule('rule.choice')), rule('rule.type'))
  .max(signals.length, tooMany(signals.length));

/** By kind of message, the signals that the user does not want. Messages themselves always arrive. */
export const MutedSignals = z.object({ system: muted, notice: muted, todo: muted } satisfies Record<
  (typeof messageKinds)[number],
  z.ZodType
>);
export type MutedSignals = z.output<typeof MutedSignals>;

export const Preference = z.object({
  /** Chosen already in the role dialog after login; empty for none. */
  defaultRoleId: z.string(),
  /** Active after login where the role has it; empty for the first one of the role. */
  defaultInvorgId: z.string(),
  muted: MutedSignals,
  /** The tour of the first login is shown no more: the user has seen it, or has logged in before. */
  tourSeen: z.boolean(),
});
export type Preference = z.output<typeof Preference>;

/** A user prefers these on every device. */
export const preference = calls('preference', 'user', '/user/v6/preference', {
  own: post('own', {
    summary: 'Reads what the caller prefers.',
    can: 'member',
    input: z.object({}),
    output: Preference,
  }),
  save: post('save', {
    summary: 'Keeps what the caller prefers.',
    can: 'member',
    input: z.object({ defaultRoleId: optionalId, defaultInvorgId: optionalId, muted: MutedSignals }),
    output: z.null(),
    writes: true,
    done: 'preference.saved',
  }),
});
