import type { Call } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { FastifyReply } from 'fastify';
import { largeFrom, slicesOf } from '../list/slices.ts';
import { writeAnswer, writerOf } from './write-answer.ts';

export function isLargePage({ answer }: Call, input: unknown): boolean {
  if (answer !== 'page') return false;
  const { pageSize = 0, limit = 0 } = input as { pageSize?: number; limit?: number };
  return pageSize > largeFrom || limit > largeFrom;
}

/** Runs at most so many pieces of work at a time; the others wait for their turn. */
export function limitConcurrency(most: number) {
  let active = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // A turn that ends is handed on, so nothing overtakes what waits.
    if (active >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else active++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active--;
    }
  };
}

/**
 * The bytes that the serializer of the call would write at once, written in slices between which other requests get
 * their turn.
 */
export async function writeLargePage(
  call: Call,
  { rows, ...page }: Page<unknown>,
  language: Language,
  reply: FastifyReply,
  isPartial: boolean,
): Promise<Buffer> {
  const empty = writeAnswer(call, { rows: [], ...page }, language, reply, isPartial);
  // The envelope has this one list, and no message of ours looks like one.
  const place = empty.indexOf('":[]') + 3;
  const write = writerOf(call, 'rows', reply, isPartial);
  const parts = [Buffer.from(empty.slice(0, place))];
  for await (const slice of slicesOf(rows))
    parts.push(Buffer.from((parts.length > 1 ? ',' : '') + write(slice).slice(1, -1)));
  parts.push(Buffer.from(empty.slice(place)));
  return Buffer.concat(parts);
}
