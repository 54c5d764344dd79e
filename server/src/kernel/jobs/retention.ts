import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/tenant-database.ts';
import type { Schedule } from './schedule.ts';
import type { Kernel } from '../kernel.ts';

/** How long the rows of one table are kept. Each module names its own. */
export interface RetentionRule {
  name: string;
  /** 0 for ever. */
  days: number;
  /** Removes at most `most` rows of the tenant that are older than `days`, and returns how many it removed. */
  removeBatch: (db: Database, days: number, most: number) => Promise<number>;
}

type Cleaner = Pick<Kernel, 'pool'> & { log: Pick<Kernel['log'], 'warn'> };

/** Small enough that no statement takes long and no lock is held for long. */
export const batchSize = 500;

export const retention = (kernel: Cleaner, rules: readonly RetentionRule[]): Schedule => ({
  name: 'retention',
  cron: '37 * * * *',
  run: (signal) => removeExpired(kernel, rules, signal),
});

/**
 * Tenants one after the other, disabled ones and the platform as well. A rule that fails keeps no other from being
 * applied.
 */
export async function removeExpired(
  { pool, log }: Cleaner,
  rules: readonly RetentionRule[],
  signal?: AbortSignal,
): Promise<void> {
  const { rows: tenants } = await pool.query<{ id: number }>('select id from app.tenant order by id');
  for (const { id: tenantId } of tenants) {
    for (const rule of rules.filter(({ days }) => days > 0)) {
      try {
        while (!signal?.aborted && (await removeBatch(pool, tenantId, rule)) === batchSize);
      } catch (error) {
        log.warn({ error: String(error), rule: rule.name, tenantId }, 'expired rows could not be removed');
      }
    }
  }
}

/** One transaction. Where another process is at the same rule, this one leaves it the work. */
const removeBatch = (
  pool: Cleaner['pool'],
  tenantId: number,
  { name, days, removeBatch: remove }: RetentionRule,
): Promise<number> =>
  inTransaction(pool, { tenantId }, async (db) => {
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext(${`retention ${name}`}), ${tenantId}) as free`.execute(db);
    return rows[0]!.free ? remove(db, days, batchSize) : 0;
  });

/** `days` before now, in SQL. */
export const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days}::int)`;
