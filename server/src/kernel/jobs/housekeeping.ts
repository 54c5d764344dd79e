import type { Config } from '../../config.ts';
import { type Cleaner, removeDiscardedFiles } from '../files/discarded-files.ts';
import { removeTemporaryFiles } from '../uploads/temporary-files.ts';
import { removeForgottenFiles } from '../files/visitor-files.ts';
import type { Schedule } from './schedule.ts';

/** Rows that are no longer needed. Each statement may run in several processes at once without harm. */
const sweeps = [
  // A nonce older than the signature's window cannot be replayed.
  `delete from app.nonce where created_time < now() - interval '15 minutes'`,
  `delete from app.session where last_seen_time < now() - idle_limit`,
  `delete from app.captcha where created_time < now() - interval '1 hour'`,
  `delete from app.attempt where window_start < now() - interval '1 day'`,
  `delete from app.sms_code where created_time < now() - interval '1 hour'`,
  `delete from app.sms_outbox where created_time < now() - interval '7 days'`,
];

/**
 * Deleting a session also tells its open windows: the live channel of one that has reached its absolute lifetime
 * closes.
 */
const endOldSessions = `delete from app.session where created_time < now() - least(absolute_limit, make_interval(days => $1))`;

type Keeper = Cleaner & { config: Pick<Config, 'sessionMaxDays'> };

export const housekeeping = (keeper: Keeper): Schedule => ({
  name: 'housekeeping',
  cron: '*/5 * * * *',
  run: () => removeUnneeded(keeper),
});

/** One that fails keeps no other from being done. */
async function removeUnneeded(keeper: Keeper): Promise<void> {
  const { pool, files, log, config } = keeper;
  const tell = (error: unknown) => log.warn({ error: String(error) }, 'housekeeping failed');
  const work = [
    ...sweeps.map((sweep) => pool.query(sweep)),
    pool.query(endOldSessions, [config.sessionMaxDays]),
    removeForgottenFiles(pool, files),
    removeDiscardedFiles(keeper),
    removeTemporaryFiles(files.temporaryFolder),
  ];
  await Promise.all(work.map((one: Promise<unknown>) => one.catch(tell)));
}
