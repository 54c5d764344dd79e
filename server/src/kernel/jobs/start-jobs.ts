import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';
import { inTransaction } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { doing } from '../process/doing.ts';
import type { JobKind } from './define-job.ts';
import type { QueuedJob } from './enqueue-job.ts';
import { intervals } from './intervals.ts';
import { failLost } from './job-state.ts';
import { jobQueue, lostJobQueue, scheduleQueue } from './queue-names.ts';
import { runJob } from './run-job.ts';
import { runOccurrence, type Schedule, storeSchedules } from './schedule.ts';

const heartbeat = { heartbeatRefreshSeconds: 5 };
/** A job that does not heed its signal is left behind; another process begins it again. */
const longestStopMs = 10_000;

/** Begins to work on the queue; what it returns ends that and waits for what is under way. */
export async function startJobs(
  kernel: Kernel,
  kinds: readonly JobKind[],
  schedules: readonly Schedule[],
): Promise<() => Promise<void>> {
  const { queue, bus, log, pool, config } = kernel;
  const { boss } = queue;
  const { pollSeconds } = intervals;
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  if (config.jobConcurrency === 0) return async () => {};
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();
  const stopListening = bus.on('job_cancelled', (queueId) => running.get(queueId)?.abort());

  async function run(entry: JobWithMetadata<QueuedJob>) {
    const cancelled = new AbortController();
    running.set(entry.id, cancelled);
    const { id, tenantId } = entry.data;
    await doing
      .duringJob(`${id} of tenant ${tenantId}`, () =>
        runJob(kernel, kinds, entry, { cancelled: cancelled.signal, stopping: stopping.signal }),
      )
      .finally(() => running.delete(entry.id));
  }

  // First, because the queue looks for what is due as soon as it starts.
  await storeSchedules(boss, schedules, config.timeZone);
  await boss.start();
  if (kinds.length) {
    // One place is left to other tenants, even while the jobs of one take hours.
    const perTenant = Math.max(1, config.jobConcurrency - 1);
    const options = {
      ...polling,
      ...heartbeat,
      includeMetadata: true,
      localConcurrency: config.jobConcurrency,
      localGroupConcurrency: perTenant,
    } as const;
    await boss.work(jobQueue, options, async ([entry]: JobWithMetadata<QueuedJob>[]) => {
      // Without this, workers sleep until the next poll although more is queued.
      await run(entry!).finally(() => queue.wake(jobQueue));
    });
    await boss.work(
      lostJobQueue,
      { ...polling, includeMetadata: true },
      async ([entry]: JobWithMetadata<QueuedJob>[]) => {
        const { tenantId, id } = entry!.data;
        await inTransaction(pool, { tenantId }, (db) => failLost(db, id, entry!.sourceId!));
      },
    );
  }
  await boss.work<{ name: string }>(scheduleQueue, { ...polling, ...heartbeat, localConcurrency: 2 }, ([entry]) =>
    doing.duringJob(`schedule ${entry!.data.name}`, () =>
      runOccurrence(schedules, entry!, stopping.signal, (error, name) =>
        log.warn({ error: String(error) }, `the schedule "${name}" failed`),
      ),
    ),
  );

  return async () => {
    stopping.abort();
    stopListening();
    const queues = kinds.length ? [jobQueue, lostJobQueue, scheduleQueue] : [scheduleQueue];
    await Promise.race([
      Promise.all(queues.map((name) => boss.offWork(name, { wait: true }))),
      sleep(longestStopMs, undefined, { ref: false }),
    ]);
    await boss.stop({ graceful: false });
  };
}
