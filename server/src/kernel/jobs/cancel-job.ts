import { sql } from 'kysely';
import { AppError, assertFound } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import { changeJob } from './job-state.ts';
import { jobQueue } from './queue-names.ts';
import { inTransactionOf, type Queue } from './queue.ts';

/** A queued job never runs; of a running one the signal is aborted, in whichever process it runs. */
export async function cancelJob(db: Database, queue: Queue, userId: string, id: string): Promise<void> {
  const job = await db
    .selectFrom('job')
    .select(['queue_id', 'state'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const { queue_id: queueId, state } = assertFound(job);
  if (state !== 'queued' && state !== 'running') throw new AppError(409, 'job.ended');
  await changeJob(db, sql`state = 'cancelled', finished_time = now()`, sql`id = ${id}`);
  await queue.boss.cancel(jobQueue, queueId, { db: inTransactionOf(db) });
  await sql`select pg_notify('job_cancelled', ${queueId})`.execute(db);
}
