import { expect } from 'vitest';
import { jobQueue, queueChannel } from '../../kernel/jobs/queue-names.ts';
import type { TestApp } from '../test-app.ts';

/** Waits until an attempt at a job has failed, and lets the next one begin as if its time had come. */
export async function retryNow(app: TestApp): Promise<void> {
  const owner = await app.owner();
  // On a slow machine the next attempt may have begun by itself.
  const retried = `update pgboss.job set start_after = now() where name = '${jobQueue}' and (state = 'retry' or retry_count > 0)`;
  await expect.poll(async () => (await owner.query(retried)).rowCount).toBe(1);
  await owner.query(`notify ${queueChannel}, '${jobQueue}'`);
}
