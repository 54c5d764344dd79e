import type { Failure, FieldError } from '@edp/contract/kernel/envelope.ts';
import { kernelText } from './kernel-text.ts';
import { toast } from './toast.ts';

/** What a caller must tell apart. `session` and `tenant` have been dealt with when they arrive. */
export type FailureKind = 'network' | 'session' | 'tenant' | 'forbidden' | 'fields' | 'stale' | 'refused';

export interface CallFailure extends Error {
  readonly kind: FailureKind;
  readonly error: Failure['error'] | undefined;
  readonly fields: readonly FieldError[];
  /** Nobody has said what is wrong: the message is only that there was no answer. */
  readonly isWordless: boolean;
  /** With `stale`: the record as it is now. */
  readonly current: unknown;
}

export function callFailure(kind: FailureKind, message: string, data?: Partial<Failure> | null): CallFailure {
  const { error, fields = [], current } = data ?? {};
  return Object.assign(new Error(message || kernelText('noAnswer')), { kind, error, fields, current, isWordless: message === '' });
}

export const isCallFailure = (error: unknown): error is CallFailure => error instanceof Error && 'kind' in error;

export const isBlip = (error: unknown) => isCallFailure(error) && error.kind === 'network';

/** Whatever was thrown, as a failure: a defect of ours reads like a server that did not answer. */
export function asFailure(error: unknown): CallFailure {
  if (isCallFailure(error)) return error;
  reportError(error);
  return callFailure('refused', '');
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Says what went wrong, unless it has been said already or nobody waits for it any more. */
export function report(error: unknown) {
  if (isAbort(error)) return;
  const { kind, message } = asFailure(error);
  if (kind === 'session' || kind === 'tenant') return;
  toast(kind === 'network' ? 'error' : 'warning', message);
}

/** Work whose failure gets these words where nobody else has found any. */
export async function failingWith<Value>(words: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw isCallFailure(error) && error.isWordless ? callFailure(error.kind, words) : error;
  }
}

/** Says what could not be done: a refusal explains itself, a failure without words gets these. */
export function reportWith(words: string, error: unknown) {
  const { kind, message, isWordless } = asFailure(error);
  if (kind === 'session' || kind === 'tenant') return;
  if (kind === 'network') toast('error', `${words} ${message}`);
  else toast('error', isWordless ? words : message);
}
