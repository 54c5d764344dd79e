import { readingDatabase } from '../database/tenant-database.ts';
import type { BoundCall, Context } from '../http/bind.ts';
import { isObject } from './keep-locked.ts';

type Member = Pick<Context, 'kernel' | 'session' | 'language'>;

/**
 * What a call is about to change, read with the noun's own `detail`, or with its `translations` where those of a record are replaced.
 * A record that does not exist, or that the user does not see, is refused here as the call itself would refuse it.
 */
export function currentOf(
  calls: ReadonlyMap<string, BoundCall>,
  { kernel, session, language }: Member,
  { call }: BoundCall,
) {
  const [noun] = call.name.split('.');
  return async (given: unknown): Promise<unknown> => {
    const translated = Array.isArray(given) && isObject(given[0]) ? given[0].parentId : undefined;
    const id = translated ?? (isObject(given) ? idOf(given) : undefined);
    const bound = calls.get(`${noun}.${translated === undefined ? 'detail' : 'translations'}`);
    if (!bound || (typeof id !== 'string' && typeof id !== 'number') || id === '') return undefined;
    const input = bound.call.input.parse(bound.call.sample({ id: String(id) }));
    const db = readingDatabase(kernel.pool, session.tenantId, session.sharing);
    return bound.handler({ kernel, session, language, db, input } as never);
  };
}

const idOf = ({ id, skuId, proId }: Readonly<Record<string, unknown>>) => id || skuId || proId;
