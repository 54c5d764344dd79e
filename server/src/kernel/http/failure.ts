import { type Envelope, type Failure, failureCodes } from '@edp/contract/kernel/envelope.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { translate, translateRule } from '@edp/contract/texts.ts';
import pg from 'pg';
import { ZodError } from 'zod';
import { isUnreachable } from '../database/unreachable.ts';
import { AppError } from '../app-error.ts';

/** Which broken constraint means what: beside the module that owns the table. */
export type Constraints = Readonly<Record<string, { error: AppError['key']; field?: string }>>;

interface FailedAnswer {
  status: number;
  body: Envelope<Failure>;
  retryAfter?: number;
  /** Not an expected error: it must be logged. */
  unexpected: boolean;
}

export function toFailure(error: unknown, language: Language, requestId: string): FailedAnswer {
  const refusal = toAppError(error);
  const { status, key, details } = refusal ?? new AppError(500, 'error.internal', { params: { request: requestId } });
  const message = translate(key, language, details.params);
  const data: Failure = { error: key };
  const fields = details.field
    ? [{ field: details.field, message }]
    : details.rules?.map((broken) => ({ field: broken.field, message: translateRule(broken.rule, language) }));
  if (fields) data.fields = fields;
  if (details.current !== undefined) data.current = details.current;
  if (details.changedBy) data.changedBy = details.changedBy;
  if (details.uses) data.uses = details.uses;
  if (details.failed) data.failed = details.failed;
  if (details.retryAfter) data.retryAfter = details.retryAfter;
  return {
    status,
    body: {
      code: bodyCode(status, key),
      status: false,
      message: fields?.length === 1 ? fields[0]!.message : message,
      data,
    },
    ...(details.retryAfter && { retryAfter: details.retryAfter }),
    unexpected: !refusal,
  };
}

/** 403 logs the user out, so it stands for a lost session only. */
function bodyCode(status: number, key: AppError['key']): number {
  if (key === 'login.codeRequired') return failureCodes.verificationCode;
  if (status === 401) return failureCodes.session;
  if (status === 403) return failureCodes.forbidden;
  return status;
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return fromZod(error);
  if (isUnreachable(error)) return new AppError(503, 'error.unavailable', { retryAfter: 2 });
  if (isDiskFull(error)) return new AppError(507, 'error.diskFull');
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  return error instanceof Error ? fromFramework(error) : undefined;
}

function fromZod(error: ZodError): AppError {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return new AppError(400, 'error.invalid', { rules: [...first].map(([field, rule]) => ({ field, rule })) });
}

function fromDatabase(error: pg.DatabaseError): AppError | undefined {
  switch (error.code) {
    // Another transaction was quicker: a deadlock, a serialization failure or a time-out.
    case '40001':
    case '40P01':
    case '57014':
      return new AppError(503, 'error.busy', { retryAfter: 1 });
    default:
      return undefined;
  }
}

/** The disk of the database (SQLSTATE 53100) or of the files. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['53100', 'ENOSPC', 'EDQUOT'].includes(String(error.code));

/**
 * Refusals of Fastify and its plugins: bodies that are no JSON, too large, of a type that nothing reads, bad addresses.
 */
function fromFramework({ statusCode = 500 }: Error & { statusCode?: number }): AppError | undefined {
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 413) return new AppError(413, 'error.tooLarge');
  if (statusCode === 415) return new AppError(415, 'error.unsupportedType');
  return new AppError(400, 'error.malformed');
}

/** A broken constraint of this module's tables becomes its message; anything else stays what it is. */
export function explainConstraint(error: unknown, constraints: Constraints): unknown {
  const meaning = error instanceof pg.DatabaseError && error.constraint ? constraints[error.constraint] : undefined;
  return meaning ? new AppError(409, meaning.error, meaning.field ? { field: meaning.field } : {}) : error;
}
