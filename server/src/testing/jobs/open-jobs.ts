import { session } from '@edp/contract/modules/session/session.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import { openPool } from '../../kernel/database/pool.ts';
import { inTransaction } from '../../kernel/database/tenant-database.ts';
import { defineJob, type JobKind } from '../../kernel/jobs/define-job.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { openQueue } from '../../kernel/jobs/queue.ts';
import { openBus } from '../../kernel/process/bus.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A kind of job that only a test has. */
export const testJob = (run: JobKind['run'], options: Partial<JobKind> = {}): JobKind =>
  defineJob({ name: 'test', title: 'file.tooLarge', payload: z.object({}), retryDelay: 1, run, ...options });

/** The work of a job that ends only when it is cancelled or its process stops. */
export const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

interface NewJob {
  as: TestClient;
  tenantId?: number;
  payload?: unknown;
  titleParams?: MessageParams;
}

/** Starts jobs as the calls of modules do, for kinds that no module offers yet. */
export async function openJobs({ databaseUrl, config }: Pick<TestApp, 'databaseUrl' | 'config'>) {
  const log = { warn: () => {} };
  const pool = openPool({ url: databaseUrl, timeZone: config.timeZone, size: 2 });
  pool.on('error', () => {});
  const bus = await openBus(databaseUrl, log);
  const queue = openQueue(databaseUrl, bus, log);

  async function startAll(kind: JobKind, jobs: readonly NewJob[]): Promise<string[]> {
    const [{ as: client, tenantId = 1 }] = jobs as [NewJob];
    const { userId } = await client.data(session.info, {});
    return inTransaction(pool, { tenantId, userId }, async (db) => {
      const ids: string[] = [];
      for (const { payload = {}, titleParams } of jobs) {
        ids.push(await enqueueJob(db, queue, kind, { tenantId, userId, payload, ...(titleParams && { titleParams }) }));
      }
      return ids;
    });
  }

  const find = async (client: TestClient, id: string) =>
    (await client.data(job.list, { pageSize: 50 })).find((row) => row.id === id)!;
  return {
    /** In one transaction, all for the user of the first. */
    startAll,
    start: async (kind: JobKind, one: NewJob) => (await startAll(kind, [one]))[0]!,
    find,
    async waitFor(client: TestClient, id: string, state: string) {
      await expect.poll(async () => (await find(client, id)).state, { interval: 50 }).toBe(state);
      return find(client, id);
    },
    async close() {
      await queue.close();
      await bus.close();
      await pool.end();
    },
  };
}
