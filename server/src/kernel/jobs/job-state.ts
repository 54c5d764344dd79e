import type { JobState } from '@edp/contract/kernel/job-state.ts';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { push } from '../live/push.ts';

/** One attempt at a job. When a later attempt has begun or the user has cancelled, it changes nothing any more. */
export interface Attempt {
  id: string;
  queueId: string;
  number: number;
}

interface ChangedJob {
  id: string;
  user_id: string;
  kind: string;
  payload: unknown;
  state: JobState;
  progress_done: string;
  progress_total: string;
}

/** A job that ended its process this often would end the next one as well. */
const mostLost = 2;

/**
 * Returns undefined where the job has been cancelled, has ended or stands in the queue a second time. One that is still
 * said to be running was lost with its process; after the second time it has failed.
 */
export async function startAttempt(db: Database, { id, queueId, number }: Attempt): Promise<ChangedJob | undefined> {
  const which = sql`id = ${id} and queue_id = ${queueId} and state in ('queued', 'running')`;
  const lost = sql`lost_count + (state = 'running')::int`;
  return (
    (await changeJob(
      db,
      sql`lost_count = ${lost}, ${failed('job.interrupted')}`,
      sql`${which} and ${lost} >= ${mostLost}`,
    )) ??
    changeJob(
      db,
      sql`lost_count = ${lost}, state = 'running', attempt = ${number}, progress_done = 0, progress_total = 0, started_time = coalesce(started_time, now())`,
      which,
    )
  );
}

/**
 * Why a job failed. That its process ended twice has a message of its own, which the release before does not know:
 * until it can no longer run beside this one, the row says `job.interrupted`.
 */
export const jobErrorKey = sql<MessageKey | null>`case when job.state = 'failed' and job.lost_count >= ${sql.lit(mostLost)} then 'job.processLost' else job.error_key end`;

export const saveProgress = (db: Database, attempt: Attempt, done: number, total: number) =>
  changeJob(db, sql`progress_done = ${Math.round(done)}, progress_total = ${Math.round(total)}`, isRunning(attempt));

export const succeed = (db: Database, attempt: Attempt, resultFileId: string | undefined, isTold: boolean) =>
  changeJob(
    db,
    sql`state = 'succeeded', finished_time = now(), result_file_id = ${resultFileId ?? null}::bigint`,
    isRunning(attempt),
    isTold,
  );

export const fail = (db: Database, attempt: Attempt, key: MessageKey, params?: MessageParams, isTold = false) =>
  changeJob(db, failed(key, params), isRunning(attempt), isTold);

/** Between two attempts a job waits again. */
export const waitForRetry = (db: Database, attempt: Attempt) =>
  changeJob(db, sql`state = 'queued'`, isRunning(attempt));

/** The process of the last attempt is gone, so nothing else can say that the job has failed. */
export const failLost = (db: Database, id: string, queueId: string) =>
  changeJob(
    db,
    failed('job.interrupted'),
    sql`id = ${id} and queue_id = ${queueId} and state in ('queued', 'running')`,
  );

const isRunning = ({ id, queueId, number }: Attempt) =>
  sql`id = ${id} and queue_id = ${queueId} and attempt = ${number} and state = 'running'`;

const failed = (key: MessageKey, params: MessageParams = {}) =>
  sql`state = 'failed', finished_time = now(), error_key = ${key}, error_params = ${JSON.stringify(params)}::jsonb`;

/** Changes a job and tells its user's windows when the transaction commits. */
export async function changeJob(
  db: Database,
  values: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  isTold = false,
): Promise<ChangedJob | undefined> {
  const { rows } = await sql<ChangedJob>`
    update job set ${values} where ${which} returning id, user_id, kind, payload, state, progress_done, progress_total`.execute(
    db,
  );
  const job = rows[0];
  if (job) {
    const data = {
      id: job.id,
      isTold,
      state: job.state,
      done: Number(job.progress_done),
      total: Number(job.progress_total),
    };
    await push(db, [{ users: [job.user_id], event: 'jobChanged', data }]);
  }
  return job;
}
