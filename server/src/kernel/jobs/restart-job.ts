import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError, assertFound } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { type JobDescription, sendJob } from './enqueue-job.ts';
import { changeJob } from './job-state.ts';

/** Starts a job of the user that failed once more, with what it was given then, as if it were new. */
export async function restartJob(
  db: Database,
  { queue, jobKinds }: Pick<Kernel, 'queue' | 'jobKinds'>,
  { tenantId, userId }: { tenantId: number; userId: string },
  id: string,
): Promise<void> {
  const found = await db
    .selectFrom('job')
    .select(['kind', 'state', 'payload'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const { kind: name, state, payload } = assertFound(found);
  const kind = findRestartable(jobKinds, name, state);
  // An earlier release may have stored it in another form.
  if (!kind?.payload.safeParse(payload).success) throw new AppError(409, 'job.cannotRestart');
  const queueId = randomUUID();
  await changeJob(
    db,
    sql`state = 'queued', queue_id = ${queueId}, attempt = 0, lost_count = 0, progress_done = 0, progress_total = 0,
      error_key = null, error_params = null, started_time = null, finished_time = null`,
    sql`id = ${id}`,
  );
  await sendJob(db, queue, kind, { tenantId, id }, queueId);
}

export const findRestartable = (kinds: readonly JobDescription[], name: string, state: string) =>
  kinds.find((kind) => kind.canRestart && kind.name === name && state === 'failed');
