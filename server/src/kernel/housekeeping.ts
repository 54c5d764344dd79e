import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

const everyMs = 5 * 60_000;

/** What nobody needs any more. Each statement may run in several processes at once without harm. */
const sweeps = [
  // A nonce older than the signature's window cannot be replayed.
  `delete from app.nonce where created_time < now() - interval '15 minutes'`,
  `delete from app.session where last_seen_time < now() - idle_limit`,
  `delete from app.captcha where created_time < now() - interval '1 hour'`,
  `delete from app.attempt where window_start < now() - interval '1 day'`,
];

export function startHousekeeping(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    for (const sweep of sweeps) pool.query(sweep).catch((error: unknown) => log.warn({ error: String(error) }, 'housekeeping failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
