import type { Call } from '@edp/contract/kernel/call.ts';
import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { vi } from 'vitest';

type Input = Record<string, unknown>;
type Answer = readonly [status: number, body: object];

export const succeed = (data: unknown, message = ''): Answer => [200, { code: 0, status: true, message, data }];
export const refuse = (message: string, fields: readonly FieldError[] = [], status = 400): Answer => [
  status,
  { code: 4000, status: false, message, data: { error: 'error.invalid', fields } },
];

/** The page of the rows that a list call asks for. */
export const succeedWithPage = (rows: readonly object[], { pageNo, pageSize }: Input): Answer => {
  const from = (Number(pageNo) - 1) * Number(pageSize);
  return [
    200,
    { code: 0, status: true, message: '', data: rows.slice(from, from + Number(pageSize)), total: rows.length },
  ];
};

/** Answers calls in place of the server; returns what was sent, with every call that has no answer refused. */
export function answerCalls(answers: readonly (readonly [call: Call, answer: (input: Input) => Answer])[]) {
  const sent: { path: string; input: Input }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = address.split('?')[0]!;
    const input: Input = body
      ? (JSON.parse(body) as Input)
      : Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    sent.push({ path, input });
    const [status, answer] = answers.find(([call]) => call.path === path)?.[1](input) ?? refuse('', [], 404);
    return new Response(JSON.stringify(answer), { status });
  });
  return { sent, inputsOf: (call: Call) => sent.filter(({ path }) => path === call.path).map(({ input }) => input) };
}
