import { z } from 'zod';
import { readingDatabase } from '../database/tenant-database.ts';
import type { BoundCall, Context } from '../http/bind.ts';
import { isObject } from './keep-locked.ts';

type Member = Pick<Context, 'kernel' | 'session' | 'language'>;

/**
 * The record that a call is about to change, read with the noun's own `detail`, or with its `translations` where those of a record
 * are replaced.
 * A record that does not exist, or that the user does not see, is refused here as the call itself would refuse it.
 */
export function storedOf(
  calls: ReadonlyMap<string, BoundCall>,
  { kernel, session, language }: Member,
  { call }: BoundCall,
) {
  const [noun] = call.name.split('.');
  const isList = call.input instanceof z.ZodArray;
  return async (value: unknown): Promise<unknown> => {
    const id = isList
      ? idIn(call.input.element as z.ZodType, (value as readonly unknown[])[0], ['parentId'])
      : idIn(call.input, value, ['id', 'skuId']);
    if (id === undefined) return undefined;
    const bound = calls.get(`${noun}.${isList ? 'translations' : 'detail'}`);
    if (!bound) throw new Error(`${call.name} writes fields with rights, and nothing answers what is stored of them`);
    const input = bound.call.input.parse(bound.call.sample({ id }));
    const db = readingDatabase(kernel.pool, session.tenantId, session.sharing);
    return bound.handler({ kernel, session, language, db, input } as never);
  };
}

/**
 * As the call itself reads it: an empty text and 0 mean a new record, and an id that the input does not have means
 * nothing.
 */
function idIn(schema: z.ZodType, value: unknown, names: readonly string[]): string | undefined {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return undefined;
  const ids = names.map((name) => (schema.shape[name] as z.ZodType | undefined)?.safeParse(value[name]).data);
  return ids.find((id) => typeof id === 'string');
}
