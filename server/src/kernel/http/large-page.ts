import type { Call } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { largeFrom, slicesOf } from '../list/slices.ts';
import { answerBody, partialSchemasOf } from './answer-body.ts';

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

type Schema = Record<string, unknown>;
const rowsSchemas = new WeakMap<Call, Schema>();

/** The same object each time, because Fastify keeps the serializer that it has compiled for it. */
function rowsSchema(call: Call): Schema {
  const schema = rowsSchemas.get(call) ?? z.toJSONSchema(z.array(call.output), { target: 'draft-7', io: 'output' });
  rowsSchemas.set(call, schema);
  return schema;
}

/** The bytes that the serializer of the call would write at once, written in slices between which other requests get their turn. */
export async function writeLargePage(call: Call, { rows, ...page }: Page<unknown>, language: Language, reply: FastifyReply, isPartial: boolean): Promise<Buffer> {
  const empty = reply.serialize(answerBody(call, { rows: [], ...page }, language)) as string;
  // The envelope has this one list, and no message of ours looks like one.
  const place = empty.indexOf('":[]') + 3;
  const write = reply.compileSerializationSchema(isPartial ? partialSchemasOf(call).rows : rowsSchema(call)) as unknown as (rows: unknown[]) => string;
  const parts = [Buffer.from(empty.slice(0, place))];
  for await (const slice of slicesOf(rows)) parts.push(Buffer.from((parts.length > 1 ? ',' : '') + write(slice).slice(1, -1)));
  parts.push(Buffer.from(empty.slice(place)));
  reply.header('content-type', 'application/json; charset=utf-8');
  return Buffer.concat(parts);
}
