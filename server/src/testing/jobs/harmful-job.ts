import cluster from 'node:cluster';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { z } from 'zod';
import { defineJob, type JobKind } from '../../kernel/jobs/define-job.ts';

const ballast: Buffer[] = [];

/** A job that harms the process that runs it. Loaded before the product (`--import`), it is one of its kinds. */
export const harmfulJob = defineJob({
  name: 'harmful',
  title: 'file.tooLarge',
  payload: z.object({ harm: z.enum(['none', 'spins', 'grows']) }),
  retryDelay: 1,
  async run({ payload: { harm }, signal }) {
    writeSync(1, `harmful job begins: ${harm}\n`);
    if (harm === 'spins') for (;;);
    if (harm === 'none') return;
    ballast.push(Buffer.alloc(Number(process.env.WORKER_MEMORY_MB) * 1024 * 1024, 1));
    await once(signal, 'abort');
    signal.throwIfAborted();
  },
});

if (cluster.isWorker && isMainThread) {
  const { jobKinds } = await import('../../job-kinds.ts');
  (jobKinds as JobKind[]).push(harmfulJob);
}
