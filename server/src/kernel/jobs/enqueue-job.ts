import { randomUUID } from 'node:crypto';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/tenant-database.ts';
import { jobQueue } from './queue-names.ts';
import { inTransactionOf, type Queue } from './queue.ts';

/** Longest wait between two attempts, in seconds. */
const retryDelayMax = 600;
/** A tenant with more queued jobs than this gains nothing by counting them. */
const mostCounted = 1000;

/** A kind of job must be known so far to start one. */
export interface JobDescription<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** Users read it in the list of their jobs. */
  title: MessageKey;
  payload: Schema;
  /** Its payload is all that it needs: one that failed can be started again by its user. */
  canRestart?: true;
  /**
   * An `AppError` is final and its message is shown; anything else is tried again until this many attempts have failed.
   */
  maxAttempts?: number;
  /** Seconds before the second attempt; each further attempt waits about twice as long. */
  retryDelay?: number;
  /** An attempt that takes longer has failed. */
  maxMinutes?: number;
}

/** An entry in the queue holds this; the payload stays in the row, which only its tenant can read. */
export interface QueuedJob {
  tenantId: number;
  id: string;
}

interface NewJob<Schema extends z.ZodType> {
  tenantId: number;
  userId: string;
  payload: z.input<Schema>;
  /** Where a kind does several things; otherwise that of the kind. */
  title?: MessageKey;
  titleParams?: MessageParams;
}

/** Adds a job within the caller's transaction: both are committed, or neither. Returns the id that the user sees. */
export async function enqueueJob<Schema extends z.ZodType>(
  db: Database,
  queue: Queue,
  kind: JobDescription<Schema>,
  { tenantId, userId, payload, title = kind.title, titleParams = {} }: NewJob<Schema>,
): Promise<string> {
  kind.payload.parse(payload);
  const queueId = randomUUID();
  const { id } = await db
    .insertInto('job')
    .values({
      user_id: userId,
      kind: kind.name,
      queue_id: queueId,
      payload: JSON.stringify(payload),
      title_key: title,
      title_params: JSON.stringify(titleParams),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendJob(db, queue, kind, { tenantId, id }, queueId);
  return id;
}

/**
 * Puts a job that this process can no longer do back into the queue, as if it had never begun; `isLost` where the
 * process ends because of what it does.
 */
export async function requeueJob(
  db: Database,
  queue: Queue,
  kind: JobDescription,
  job: QueuedJob,
  queueId: string,
  isLost: boolean,
): Promise<void> {
  const nextId = randomUUID();
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'queued', queue_id: nextId, lost_count: sql`lost_count + ${isLost ? 1 : 0}` })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('queue_id', '=', queueId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await sendJob(db, queue, kind, job, nextId);
}

/** Adds a job to the queue whose row is there already. */
export async function sendJob(
  db: Database,
  queue: Queue,
  kind: JobDescription,
  job: QueuedJob,
  queueId: string,
): Promise<void> {
  const { maxAttempts = 5, retryDelay = 5, maxMinutes = 60 } = kind;
  await queue.boss.send(jobQueue, job, {
    db: inTransactionOf(db),
    id: queueId,
    // The more a tenant has queued, the further back its next job stands: tenants take turns.
    priority: -(await countQueued(db)),
    group: { id: String(job.tenantId) },
    retryLimit: maxAttempts - 1,
    retryDelay,
    retryBackoff: true,
    retryDelayMax,
    expireInSeconds: maxMinutes * 60,
  });
}

async function countQueued(db: Database): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    select count(*)::int as queued from (select from job where state = 'queued' limit ${mostCounted}) as counted`.execute(
    db,
  );
  return rows[0]!.queued;
}
