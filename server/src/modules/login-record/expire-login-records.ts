import { hourMs, type Job } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** Small enough that no statement holds others up. */
const batch = 5000;

export const loginRecordRetention = ({ pool, config }: Pick<Kernel, 'pool' | 'config'>): Job => ({
  name: 'retention of login records',
  everyMs: hourMs,
  run: () => expireLoginRecords(pool, config.keepLoginRecordsDays),
});

/** Several processes may do this at once: each row is deleted by one of them. */
export async function expireLoginRecords(pool: Kernel['pool'], days: number): Promise<void> {
  if (days === 0) return;
  let removed = batch;
  while (removed === batch) {
    const { rows } = await pool.query<{ removed: number }>('select app.expire_login_records($1, $2)::int as removed', [days, batch]);
    removed = rows[0]!.removed;
  }
}
