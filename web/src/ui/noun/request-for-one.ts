import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { request } from '../../kernel/http/api.ts';
import { createCallError } from '../../kernel/http/call-error.ts';

/**
 * A call for several records of which none may be refused, such as that of one row or of a way back: one that is is an
 * error, also where others were done.
 */
export async function requestForOne<C extends Call>(call: C, input: InputOf<C>): Promise<Envelope<unknown>> {
  const answer = (await request(call, input)) as Envelope<BatchResult>;
  const [refused] = answer.data.failed;
  if (refused) throw createCallError('rejected', refused.message);
  return answer;
}
