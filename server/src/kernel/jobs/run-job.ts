import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';
import { AppError } from '../app-error.ts';
import { type Database, inTransaction } from '../database/tenant-database.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { isBeyondMemory } from '../process/memory-limit.ts';
import { addUpload } from '../uploads/add-upload.ts';
import { storeResult } from '../uploads/store-result.ts';
import { areaOfTenant } from '../uploads/store-upload.ts';
import type { Kernel } from '../kernel.ts';
import type { JobKind } from './define-job.ts';
import { type QueuedJob, requeueJob } from './enqueue-job.ts';
import { type Attempt, fail, saveProgress, startAttempt, succeed, waitForRetry } from './job-state.ts';

/** Between two attempts to note that a job has ended. */
const pauseMs = 1000;

export interface RunSignals {
  cancelled: AbortSignal;
  stopping: AbortSignal;
}

/** Makes one attempt. An error that is thrown lets the queue try again. */
export async function runJob(
  kernel: Kernel,
  kinds: readonly JobKind[],
  entry: JobWithMetadata<QueuedJob>,
  signals: RunSignals,
): Promise<void> {
  const { tenantId, id } = entry.data;
  const attempt: Attempt = { id, queueId: entry.id, number: entry.retryCount + 1 };
  const inTenant = <T>(work: (db: Database) => Promise<T>) => inTransaction(kernel.pool, { tenantId }, work);
  const job = await inTenant((db) => startAttempt(db, attempt));
  if (!job) return;
  if (job.state === 'failed') {
    kernel.log.error(
      { kind: job.kind, jobId: id, tenantId },
      'a job is set aside: its process ended twice while it ran',
    );
    return;
  }

  const kind = kinds.find(({ name }) => name === job.kind);
  const warn = (error: unknown, message: string) =>
    kernel.log.warn({ err: error, kind: job.kind, jobId: id, tenantId }, message);
  const progress = throttleProgress(
    (done, total) => inTenant((db) => saveProgress(db, attempt, done, total)),
    (error) => warn(error, 'the progress of a job could not be saved'),
  );
  const signal = AbortSignal.any([entry.signal, signals.cancelled, signals.stopping]);
  let resultFileId: string | undefined;
  try {
    if (!kind) throw new Error(`this process knows no job "${job.kind}"`);
    const failure = await kind.run({
      kernel,
      tenantId,
      userId: job.user_id,
      signal,
      payload: kind.payload.parse(job.payload),
      progress: progress.report,
      saveResult: async (name, content) => {
        resultFileId = await saveResult(kernel, tenantId, job.user_id, name, content);
      },
    });
    signal.throwIfAborted();
    await progress.end();
    await inTenant((db) =>
      failure
        ? fail(db, attempt, failure.key, failure.params, true)
        : succeed(db, attempt, resultFileId, kind.sendsMessage === true),
    );
  } catch (error) {
    await progress.end();
    if (signals.cancelled.aborted) return;
    if (signals.stopping.aborted && kind) {
      const isLost = isBeyondMemory(kernel.config.workerMemory);
      return inTenant((db) => requeueJob(db, kernel.queue, kind, entry.data, entry.id, isLost));
    }
    const isFinal = error instanceof AppError && error.status !== 503;
    if (isFinal) {
      await inTenant((db) => fail(db, attempt, error.key, error.details.params));
      return;
    }
    warn(error, 'an attempt at a job failed');
    const isLast = entry.retryCount >= entry.retryLimit;
    await whenReachable(signals.stopping, () =>
      inTenant((db) => (isLast ? fail(db, attempt, 'job.failed', { job: id }) : waitForRetry(db, attempt))),
    );
    throw error;
  }
}

/**
 * An attempt that could not be noted as ended, because the database was away, would be taken for one that was lost with
 * its process.
 */
async function whenReachable<T>(stopping: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isAway = isUnreachable(error) || (error instanceof AppError && error.status === 503);
      if (stopping.aborted || !isAway) throw error;
      await sleep(pauseMs);
    }
  }
}

async function saveResult(
  kernel: Kernel,
  tenantId: number,
  userId: string,
  name: string,
  content: Readable,
): Promise<string> {
  const upload = await storeResult(kernel.files, areaOfTenant(tenantId), name, content);
  return inTransaction(kernel.pool, { tenantId, userId }, (db) => addUpload(db, kernel, { userId }, upload, 'job'));
}

const everyMs = 250;

type Save = (done: number, total: number) => Promise<unknown>;

/** Saves the latest progress at most four times a second, and never twice at the same time. */
export function throttleProgress(save: Save, onError: (error: unknown) => void) {
  let latest: [done: number, total: number] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;

  async function flush() {
    const values = latest;
    latest = undefined;
    if (values) await save(...values).catch(onError);
  }

  async function saveLatest() {
    timer = undefined;
    await flush();
    saving = undefined;
    if (latest) schedule();
  }

  function schedule() {
    if (timer || saving) return;
    timer = setTimeout(() => {
      saving = saveLatest();
    }, everyMs).unref();
  }

  return {
    report: (done: number, total: number) => {
      latest = [done, total];
      schedule();
    },
    /** Saves what is left. */
    async end() {
      await saving;
      clearTimeout(timer);
      await flush();
    },
  };
}
