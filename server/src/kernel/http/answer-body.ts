import { type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { translate } from '@edp/contract/texts.ts';
import { z } from 'zod';
import { batchMessage } from '../batch/batch-outcome.ts';

/** The answer of a call on success, in the envelope of its service. */
export function answerBody(call: Call, result: unknown, language: Language) {
  const message = batchMessage(call, result, language) ?? translate(call.done, language);
  const base = { code: 0, status: true, message, ...(isOffice(call) && { msg: message }) };
  if (call.answer !== 'page') {
    const data = result ?? null;
    return { ...base, data, ...(call.alsoAs && { [call.alsoAs]: data }) };
  }
  const { rows, total, approximate } = result as Page<unknown>;
  const estimated = approximate && { approximate };
  return isOffice(call)
    ? { ...base, page: { list: rows, totalCount: total, ...estimated } }
    : { ...base, data: rows, total, ...estimated };
}

const approximate = z.boolean().optional();

/** The schema of that answer. */
export function envelope(call: Call) {
  const { output, alsoAs } = call;
  const base = {
    code: z.number(),
    status: z.boolean(),
    message: z.string(),
    ...(isOffice(call) && { msg: z.string() }),
  };
  if (call.answer !== 'page') return z.object({ ...base, data: output, ...(alsoAs && { [alsoAs]: output }) });
  const rows = z.array(output);
  return isOffice(call)
    ? z.object({ ...base, page: z.object({ list: rows, totalCount: z.number(), approximate }) })
    : z.object({ ...base, data: rows, total: z.number(), approximate });
}

/** Zod compiles an object at its first use. */
const envelopes = new WeakMap<Call, z.ZodType>();

export function checkAnswer(call: Call, body: unknown) {
  if (!envelopes.has(call)) envelopes.set(call, envelope(call));
  const { error } = envelopes.get(call)!.safeParse(body);
  if (error) throw new Error(`${call.name} answers against its contract: ${z.prettifyError(error)}`);
}
