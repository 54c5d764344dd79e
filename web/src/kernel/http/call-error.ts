import type { ChangedBy, Failure, FieldError } from '@edp/contract/kernel/envelope.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { RecordUse } from '@edp/contract/kernel/record/record-use.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { toast, type ToastLink } from '../feedback/toast.ts';

/** The kinds that callers distinguish. `session` and `tenant` are already handled (see wire.ts). */
export type CallErrorKind = 'network' | 'session' | 'tenant' | 'forbidden' | 'fields' | 'stale' | 'rejected';

export interface CallError extends Error {
  readonly kind: CallErrorKind;
  readonly code: Failure['error'] | undefined;
  readonly fields: readonly FieldError[];
  /** The server gave no message; the text is a generic one. */
  readonly hasNoMessage: boolean;
  /** With `stale`: the current record. */
  readonly current: unknown;
  /** With `stale`: the change that came before. */
  readonly changedBy: ChangedBy | undefined;
  /** With a refused deletion: what refers to the record. */
  readonly uses: readonly RecordUse[];
  /** With a call about several records: those that were refused, if it was each of them. */
  readonly failed: BatchResult['failed'];
  /** With too many attempts: in so many seconds the next one is accepted; otherwise 0. */
  readonly retryAfter: number;
}

export function createCallError(kind: CallErrorKind, message: string, data?: Partial<Failure> | null): CallError {
  const { error: code, fields = [], current, changedBy, uses = [], failed = [], retryAfter = 0 } = data ?? {};
  return Object.assign(new Error(message || kernelText('noAnswer')), {
    kind,
    code,
    fields,
    current,
    changedBy,
    uses,
    failed,
    retryAfter,
    hasNoMessage: message === '',
  });
}

export const isCallError = (error: unknown): error is CallError => error instanceof Error && 'kind' in error;

/** The record was deleted. */
export const isGone = ({ code }: CallError) => code === 'error.notFound';

export const isTransient = (error: unknown) => isCallError(error) && error.kind === 'network';

/** Converts anything thrown; a programming error gets the generic message and is reported to the browser. */
export function toCallError(error: unknown): CallError {
  if (isCallError(error)) return error;
  reportError(error);
  return createCallError('rejected', '');
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const mostLinks = 5;

/**
 * With links to what is in the way of a deletion. The routes of records come with the shell: the pages before the login
 * have none.
 */
function showWithLinks(kind: 'error' | 'warning', message: string, uses: readonly RecordUse[]): void {
  if (uses.length === 0) toast(kind, message);
  else void linksTo(uses).then((links) => toast(kind, message, links));
}

async function linksTo(uses: readonly RecordUse[]): Promise<ToastLink[]> {
  const { routeToRecord } = await import('../data/record-route.ts');
  return uses
    .map((use) => ({ text: `${use.title} ${use.name}`, route: use.id && routeToRecord(use) }))
    .filter(({ route }) => route !== '')
    .slice(0, mostLinks);
}

/** Shows an error as a toast, unless it was shown already or the request was aborted. */
export function showError(error: unknown) {
  if (isAbort(error)) return;
  const { kind, message, uses } = toCallError(error);
  if (kind === 'session' || kind === 'tenant') return;
  showWithLinks(kind === 'network' ? 'error' : 'warning', message, uses);
}

/** Awaits work and gives an error without a message the fallback. */
export async function withFallbackMessage<Value>(fallback: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw isCallError(error) && error.hasNoMessage ? createCallError(error.kind, fallback) : error;
  }
}

/** Shows an error as a toast; one without a message gets the fallback. */
export function showErrorWithFallback(fallback: string, error: unknown) {
  const { kind, message, hasNoMessage, uses } = toCallError(error);
  if (kind === 'session' || kind === 'tenant') return;
  if (kind === 'network') toast('error', `${fallback} ${message}`);
  else showWithLinks('error', hasNoMessage ? fallback : message, uses);
}
