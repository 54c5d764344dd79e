import type pg from 'pg';
import type { TenantReader } from './tenant-reader.ts';
import { writeTogether } from './together.ts';

/** Reads with what every version of `pg` offers; four answers instead of one. */
export function openPlainReader(pool: pg.Pool): TenantReader {
  return async (settings, { name, text, values, genericPlan }) => {
    const client = await pool.connect();
    writeTogether(client);
    const results = await Promise.allSettled([
      client.query('begin read only'),
      client.query({ ...(genericPlan ? settings.genericPlan : settings.statement), values: settings.values }),
      client.query({ text, values, ...(name && { name }) }),
      client.query('commit'),
    ] as const);
    const failed = results.find((result) => result.status === 'rejected');
    const ended = results[3];
    // A failed statement ends with its transaction; a connection that could not end one must not be used again.
    client.release(ended.status === 'rejected');
    if (failed) throw failed.reason as Error;
    return (results[2] as PromiseFulfilledResult<pg.QueryResult>).value;
  };
}
