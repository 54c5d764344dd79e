import type { Failure, FieldError } from '@edp/contract/kernel/envelope.ts';
import { kernelText } from './kernel-text.ts';
import { toast } from './toast.ts';

/** What a caller must tell apart. `session` and `tenant` have been dealt with when they arrive. */
export type CallErrorKind = 'network' | 'session' | 'tenant' | 'forbidden' | 'fields' | 'stale' | 'rejected';

export interface CallError extends Error {
  readonly kind: CallErrorKind;
  readonly code: Failure['error'] | undefined;
  readonly fields: readonly FieldError[];
  /** Nobody has said what is wrong: the message is only that there was no answer. */
  readonly hasNoMessage: boolean;
  /** With `stale`: the record as it is now. */
  readonly current: unknown;
}

export function createCallError(kind: CallErrorKind, message: string, data?: Partial<Failure> | null): CallError {
  const { error: code, fields = [], current } = data ?? {};
  return Object.assign(new Error(message || kernelText('noAnswer')), { kind, code, fields, current, hasNoMessage: message === '' });
}

export const isCallError = (error: unknown): error is CallError => error instanceof Error && 'kind' in error;

export const isTransient = (error: unknown) => isCallError(error) && error.kind === 'network';

/** Whatever was thrown, as a failure: a defect of ours reads like a server that did not answer. */
export function toCallError(error: unknown): CallError {
  if (isCallError(error)) return error;
  reportError(error);
  return createCallError('rejected', '');
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Says what went wrong, unless it has been said already or nobody waits for it any more. */
export function showError(error: unknown) {
  if (isAbort(error)) return;
  const { kind, message } = toCallError(error);
  if (kind === 'session' || kind === 'tenant') return;
  toast(kind === 'network' ? 'error' : 'warning', message);
}

/** Work whose failure gets these words where nobody else has found any. */
export async function withFallbackMessage<Value>(fallback: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw isCallError(error) && error.hasNoMessage ? createCallError(error.kind, fallback) : error;
  }
}

/** Says what could not be done: a refusal explains itself, a failure without words gets these. */
export function showErrorWithFallback(fallback: string, error: unknown) {
  const { kind, message, hasNoMessage } = toCallError(error);
  if (kind === 'session' || kind === 'tenant') return;
  if (kind === 'network') toast('error', `${fallback} ${message}`);
  else toast('error', hasNoMessage ? fallback : message);
}
