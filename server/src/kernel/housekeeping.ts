import { type Cleaner, removeDiscardedFiles } from './files/discarded-files.ts';
import { removeForgottenFiles } from './files/visitor-files.ts';
import type { Job } from './jobs.ts';

const everyMs = 5 * 60_000;

/** What nobody needs any more. Each statement may run in several processes at once without harm. */
const sweeps = [
  // A nonce older than the signature's window cannot be replayed.
  `delete from app.nonce where created_time < now() - interval '15 minutes'`,
  `delete from app.session where last_seen_time < now() - idle_limit`,
  `delete from app.captcha where created_time < now() - interval '1 hour'`,
  `delete from app.attempt where window_start < now() - interval '1 day'`,
  `delete from app.sms_code where created_time < now() - interval '1 hour'`,
  `delete from app.sms_outbox where created_time < now() - interval '7 days'`,
];

export const housekeeping = (cleaner: Cleaner): Job => ({ name: 'housekeeping', everyMs, run: () => removeUnneeded(cleaner) });

/** One that fails keeps no other from being done. */
async function removeUnneeded(cleaner: Cleaner): Promise<void> {
  const { pool, files, log } = cleaner;
  const tell = (error: unknown) => log.warn({ error: String(error) }, 'housekeeping failed');
  const work = [...sweeps.map((sweep) => pool.query(sweep)), removeForgottenFiles(pool, files), removeDiscardedFiles(cleaner)];
  await Promise.all(work.map((one: Promise<unknown>) => one.catch(tell)));
}
