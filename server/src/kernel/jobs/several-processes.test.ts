import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { openJobs, testJob } from '../../testing/open-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openBus } from '../process/bus.ts';
import type { Kernel } from '../kernel.ts';
import { openQueue } from './queue.ts';
import { startJobs } from './start-jobs.ts';

let app: TestApp;
let admin: TestClient;
let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  app = await startTestApp();
  jobs = await openJobs(app);
  admin = await app.as('admin');
});
afterAll(async () => {
  await jobs.close();
  await app.stop();
});

const quick = testJob(async () => {});
const lastChance = testJob(async () => {}, { maxAttempts: 1 });

/** Another process on the same database, which works on jobs. */
async function join(kind = quick): Promise<FastifyInstance> {
  const other = await buildApp({ ...app.config, jobConcurrency: 1 }, app.databaseUrl, [kind]);
  onTestFinished(() => other.close());
  return other;
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'test', EDP_DATA: inject('dataFolder'), LOG_LEVEL: 'silent', JOB_CONCURRENCY: '3', TEST_DATABASE_URL: app.databaseUrl },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'message'))[0]).toBe('ready');
  return child;
}

describe('定时任务', () => {
  /** One process, with nothing but the schedule. */
  async function follow(run: () => Promise<void>, warnings: unknown[] = []) {
    const log = { warn: (...given: unknown[]) => void warnings.push(given) };
    const bus = await openBus(app.databaseUrl, log);
    const queue = openQueue(app.databaseUrl, bus, log);
    const kernel = { queue, bus, log, config: { ...app.config, jobConcurrency: 1 } } as unknown as Kernel;
    const stop = await startJobs(kernel, [], [{ name: 'this-minute', cron: `${new Date().getMinutes()} * * * *`, run }]);
    let stopped: Promise<void> | undefined;
    const end = () => (stopped ??= stop().then(() => queue.close()).then(() => bus.close()));
    onTestFinished(end);
    return end;
  }

  it('两个进程一共只执行一次；失败时记下来；结束时等待正在执行的', { timeout: 90_000 }, async () => {
    // What was due at the beginning of this minute is sent until it is over.
    const second = new Date().getSeconds();
    if (second > 50) await sleep((61 - second) * 1000);
    let runs = 0;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const warnings: unknown[] = [];
    const run = async () => {
      runs++;
      await gate;
      throw new Error('没有磁盘');
    };
    const ends = await Promise.all([follow(run, warnings), follow(run, warnings)]);
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(1);
    const ended: string[] = [];
    const ending = Promise.all(ends.map((end) => end())).then(() => ended.push('结束'));
    await sleep(500);
    expect(ended).toEqual([]);
    open();
    await ending;
    expect([runs, warnings]).toEqual([1, [[{ error: 'Error: 没有磁盘' }, 'the schedule "this-minute" failed']]]);
    const { rows } = await (await app.owner()).query(`select count(*)::int as count from pgboss.job where name = 'schedule' and data->>'name' = 'this-minute'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('不再有的定时任务从队列中移除', async () => {
    await join();
    const { rows } = await (await app.owner()).query<{ key: string }>(`select key from pgboss.schedule order by key`);
    expect(rows.map(({ key }) => key)).toEqual(['certificate-reminders', 'change-partitions', 'encrypt-earlier-files', 'housekeeping', 'orphaned-files', 'retention', 'row-estimates']);
  });
});

describe('多个进程的后台任务', () => {
  it('进程被杀死后，它的任务很快由别的进程重新执行；没有次数可重试的说明中断', { timeout: 60_000 }, async () => {
    const child = await startProcess();
    const [id, last] = [await jobs.start(quick, { as: admin }), await jobs.start(lastChance, { as: admin })];
    for (const each of [id, last]) await jobs.waitFor(admin, each, 'running');
    await join();
    child.kill('SIGKILL');
    await sleep(1000);
    expect((await jobs.find(admin, id)).state).toBe('running');
    await jobs.waitFor(admin, id, 'succeeded', 45_000);
    expect((await jobs.waitFor(admin, last, 'failed')).error).toBe('任务多次中断，未能完成，请重新发起');
  });

  it('进程正常结束时，未完成的任务回到队列，不算失败一次', async () => {
    const { promise: running, resolve: begin } = Promise.withResolvers<void>();
    const first = await join(testJob(async ({ signal }) => {
      begin();
      await sleep(60_000, undefined, { signal });
    }));
    const id = await jobs.start(lastChance, { as: admin });
    await running;
    await first.close();
    expect((await jobs.find(admin, id)).state).toBe('queued');
    await join();
    await jobs.waitFor(admin, id, 'succeeded');
  });
});
