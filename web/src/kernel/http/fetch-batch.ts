import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { fetchData } from './api.ts';
import { isCallError } from './call-error.ts';

/**
 * Sends a call about several records. That each of them was refused is a failure of the call, but as much a result as
 * that some were.
 */
export const fetchBatch = <C extends Call>(call: C, input: InputOf<C>) =>
  fetchData(call, input).catch(resultOfRefusal) as Promise<BatchResult>;

/** The result of a call that failed because each record was refused; any other failure is thrown again. */
export function resultOfRefusal(error: unknown): BatchResult {
  if (isCallError(error) && error.failed.length > 0) return { done: 0, failed: [...error.failed] };
  throw error;
}
