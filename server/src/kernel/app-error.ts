import type { ChangedBy } from '@edp/contract/kernel/envelope.ts';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { RecordUse } from '@edp/contract/kernel/record/record-use.ts';
import type { MessageKey } from '@edp/contract/texts.ts';

interface Details {
  params?: MessageParams;
  /** The input field that the message belongs to. */
  field?: string;
  /** Broken rules of the contract, by field. */
  rules?: { field: string; rule: string }[];
  /** With a stale update: the record as it is now, and its last change. */
  current?: unknown;
  changedBy?: ChangedBy;
  /** With a refused deletion: what refers to the record. */
  uses?: RecordUse[];
  /** With a batch in which nothing was done: every record with the reason. */
  failed?: BatchResult['failed'];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** An expected "no": it becomes an honest HTTP status and a message in the user's language. */
export class AppError extends Error {
  readonly status: number;
  readonly key: MessageKey;
  readonly details: Details;

  constructor(status: number, key: MessageKey, details: Details = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.details = details;
  }
}

export const invalid = (key: MessageKey, field?: string, params?: MessageParams) =>
  new AppError(400, key, { ...(field && { field }), ...(params && { params }) });
export const noSession = () => new AppError(401, 'error.session');
export const forbidden = () => new AppError(403, 'error.forbidden');
export const notFound = () => new AppError(404, 'error.notFound');
export const tooMany = (seconds: number) =>
  new AppError(429, 'error.tooMany', { params: { seconds }, retryAfter: seconds });

/** A record of another tenant does not exist, so "not found" is all that anyone is ever told. */
export function assertFound<T>(record: T | undefined | null): T {
  if (record === undefined || record === null) throw notFound();
  return record;
}
