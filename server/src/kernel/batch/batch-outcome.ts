import type { Call } from '@edp/contract/kernel/call.ts';
import { joinGroups, type Language } from '@edp/contract/kernel/language.ts';
import { BatchPart, BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { translate } from '@edp/contract/texts.ts';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

// The outcome of a call about several records, for all nouns: its handler says only which records were refused.

function batchOf({ output }: Call, result: unknown): BatchResult | undefined {
  if (output === BatchResult) return result as BatchResult;
  const isPart = output instanceof z.ZodObject && output.shape['batch'] === BatchPart;
  return isPart ? (result as { batch?: BatchResult }).batch : undefined;
}

/** So many different reasons are named in the message; each record has its own beside it. */
const mostReasons = 3;

/** Errors that the call for a single record answers are answered here too. */
const asForOne = [
  [404, 'error.notFound'],
  [403, 'error.readOnly'],
] as const;

/** A batch in which every record was refused, or that no record matched, has failed. Thrown in its transaction, so that nothing at all was done. */
export function assertSomethingDone(call: Call, result: unknown, language: Language): void {
  const batch = batchOf(call, result);
  if (!batch || batch.done > 0) return;
  const { failed } = batch;
  const [first] = failed;
  if (!first) throw new AppError(409, 'batch.noneMatched');
  const reasons = [...new Set(failed.map(({ message }) => message))];
  const refusal = reasons.length === 1 && asForOne.find(([, key]) => translate(key, language) === first.message);
  if (refusal) throw new AppError(refusal[0], refusal[1], { failed });
  if (failed.length === 1) throw new AppError(409, 'batch.refused', { params: { reason: first.message }, failed });
  const named = joinGroups(reasons.slice(0, mostReasons), language);
  throw new AppError(409, 'batch.allRefused', {
    params: { count: failed.length, reasons: reasons.length > mostReasons ? `${named}…` : named },
    failed,
  });
}

/** How many of how many, where not all were done. */
export function batchMessage(call: Call, result: unknown, language: Language): string | undefined {
  const batch = batchOf(call, result);
  if (!batch) return undefined;
  const { done, failed } = batch;
  return failed.length === 0
    ? undefined
    : translate('batch.partlyDone', language, { total: done + failed.length, done, failed: failed.length });
}
