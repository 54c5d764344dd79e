import type { Call } from '@edp/contract/kernel/call.ts';
import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { vi } from 'vitest';

type Answer = readonly [status: number, body: object];

export const succeed = (data: unknown, message = ''): Answer => [200, { code: 0, status: true, message, data }];
export const refuse = (message: string, fields: readonly FieldError[] = [], status = 400): Answer => [
  status,
  { code: 4000, status: false, message, data: { error: 'error.invalid', fields } },
];

/** Answers calls in place of the server; returns what was sent, with every call that has no answer refused. */
export function answerCalls(answers: readonly (readonly [call: Call, answer: () => Answer])[]) {
  const sent: { path: string; input: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = address.split('?')[0]!;
    sent.push({
      path,
      input: body
        ? (JSON.parse(body) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(address.split('?')[1])),
    });
    const [status, answer] = answers.find(([call]) => call.path === path)?.[1]() ?? refuse('', [], 404);
    return new Response(JSON.stringify(answer), { status });
  });
  return { sent, inputsOf: (call: Call) => sent.filter(({ path }) => path === call.path).map(({ input }) => input) };
}
