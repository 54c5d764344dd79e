import type { MessageKey } from '../texts.ts';
import type { BatchResult } from './record/batch.ts';
import type { RecordUse } from './record/record-use.ts';
import type { Page } from './paging.ts';

/** Every JSON response has this shape; `code` 0 and `status` true mean success. */
export interface Envelope<Data> {
  code: number;
  status: boolean;
  message: string;
  data: Data;
  total?: number;
  /** `total` is an estimate. */
  approximate?: boolean;
  /** The office services repeat the message here, and have the rows of a page here instead of in `data`. */
  msg?: string;
  page?: { list: Data; totalCount: number; approximate?: boolean };
}

/** The rows of a list and how many there are in all, wherever the service puts them. */
export const pageIn = <Row>({ data, total = 0, approximate = false, page }: Envelope<Row[]>): Page<Row> =>
  page
    ? { rows: page.list, total: page.totalCount, approximate: page.approximate ?? false }
    : { rows: data, total, approximate };

export interface FieldError {
  /** Path of the field in the input: `name`, `specValueList.0.specValue`. */
  field: string;
  message: string;
}

/** Who changed a record last, and when; the user is empty where it was the system or has been deleted. */
export interface ChangedBy {
  userId: string;
  name: string;
  time: string;
}

/** The `data` of a failed response. */
export interface Failure {
  error: MessageKey;
  fields?: FieldError[];
  /** With a stale update: the current record. */
  current?: unknown;
  /** With a stale update: the last change of the record. */
  changedBy?: ChangedBy;
  /** With the deletion of a record that is in use: what refers to it. */
  uses?: RecordUse[];
  /** With a call about several records of which none could be processed: each with the reason. */
  failed?: BatchResult['failed'];
  /** With too many attempts: in so many seconds the next one is accepted. */
  retryAfter?: number;
}

/**
 * The `code` of failures that a client distinguishes. 403 logs the user out, so it means a
 * lost session only, although the HTTP status of that is 401; a missing permission is 4003,
 * and a login that lacks the code of the second factor 4001.
 */
export const failureCodes = { session: 403, forbidden: 4003, verificationCode: 4001 } as const;
