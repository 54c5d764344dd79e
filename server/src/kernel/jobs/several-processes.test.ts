import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { job } from '@edp/contract/modules/job/job.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { shortIntervals } from '../../testing/databases/preloads.ts';
import { openJobs, testJob, untilAborted } from '../../testing/jobs/open-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openBus } from '../process/bus.ts';
import type { Kernel } from '../kernel.ts';
import { intervals } from './intervals.ts';
import { jobQueue } from './queue-names.ts';
import { openQueue } from './queue.ts';
import { startJobs } from './start-jobs.ts';

let app: TestApp;
let admin: TestClient;
let jobs: Awaited<ReturnType<typeof openJobs>>;
const usualIntervals = { ...intervals };
beforeAll(async () => {
  Object.assign(intervals, shortIntervals);
  // It knows the kind, so that it can be started again, and leaves the work to the others.
  app = await startTestApp({ JOB_CONCURRENCY: '0' }, { kinds: [quick] });
  jobs = await openJobs(app);
  admin = await app.as('admin');
});
afterAll(async () => {
  Object.assign(intervals, usualIntervals);
  await jobs.close();
  await app.stop();
});

const quick = testJob(async () => {}, { canRestart: true });
const lastChance = testJob(async () => {}, { maxAttempts: 1 });

/** Another process on the same database, which works on jobs. */
async function join(kind = quick): Promise<FastifyInstance> {
  const other = await buildApp({ ...app.config, jobConcurrency: 1 }, app.databaseUrl, [kind]);
  onTestFinished(() => other.close());
  return other;
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('../../testing/jobs/job-process.ts', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EDP_DATA: inject('dataFolder'),
      LOG_LEVEL: 'silent',
      JOB_CONCURRENCY: '3',
      TEST_DATABASE_URL: app.databaseUrl,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'message'))[0]).toBe('ready');
  return child;
}

/** As if it had been killed a minute ago. */
async function killLongAgo(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await (
    await app.owner()
  ).query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = '${jobQueue}' and state = 'active'`,
  );
}

describe('定时任务', () => {
  /** One process, with nothing but the schedule. */
  async function follow(run: () => Promise<void>, warnings: unknown[] = []) {
    const log = { warn: (...args: unknown[]) => void warnings.push(args) };
    const bus = await openBus(app.databaseUrl, log);
    const queue = openQueue(app.databaseUrl, bus, log);
    const kernel = { queue, bus, log, config: { ...app.config, jobConcurrency: 1 } } as unknown as Kernel;
    const stop = await startJobs(kernel, [], [{ name: 'every-minute', cron: '* * * * *', run }]);
    let stopped: Promise<void> | undefined;
    const end = () =>
      (stopped ??= stop()
        .then(() => queue.close())
        .then(() => bus.close()));
    onTestFinished(end);
    return end;
  }

  it('两个进程一共只执行一次；失败时记下来；结束时等待正在执行的', async () => {
    const runs: number[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const warnings: unknown[] = [];
    const runIn = (process: number) => async () => {
      if (runs.push(process) === 1) await gate;
      throw new Error('没有磁盘');
    };
    const ends = await Promise.all([follow(runIn(0), warnings), follow(runIn(1), warnings)]);
    await expect.poll(() => runs.length).toBeGreaterThan(0);
    const busy = runs[0]!;
    const ended: string[] = [];
    const ending = ends[busy]!().then(() => ended.push('结束'));
    // The other one begins to end later and has nothing to wait for.
    await ends[1 - busy]!();
    expect(ended).toEqual([]);
    open();
    await ending;
    await Promise.all(ends.map((end) => end()));
    expect(warnings).toEqual(runs.map(() => [{ error: 'Error: 没有磁盘' }, 'the schedule "every-minute" failed']));
    // Should the test have lasted into the next minute, that one is an occurrence of its own.
    const { rows } = await (
      await app.owner()
    ).query<{ minutes: number }>(
      `select count(distinct singleton_on)::int as minutes from pgboss.job where name = '__pgboss__send-it' and data->>'key' = 'every-minute'`,
    );
    expect(runs.length).toBeLessThanOrEqual(rows[0]!.minutes);
  });

  it('不再有的定时任务从队列中移除', async () => {
    await join();
    const { rows } = await (await app.owner()).query<{ key: string }>(`select key from pgboss.schedule order by key`);
    expect(rows.map(({ key }) => key)).toEqual([
      'certificate-reminders',
      'change-partitions',
      'encrypt-earlier-files',
      'housekeeping',
      'orphaned-files',
      'retention',
      'row-estimates',
    ]);
  });
});

describe('多个进程的后台任务', () => {
  it('进程被杀死后，它的任务由别的进程重新执行；没有次数可重试的说明中断', async () => {
    const window = await openWindowOf(admin);
    const child = await startProcess();
    const [id, last] = [await jobs.start(quick, { as: admin }), await jobs.start(lastChance, { as: admin })];
    for (const each of [id, last]) await jobs.waitFor(admin, each, 'running');
    await join();
    await killLongAgo(child);
    await jobs.waitFor(admin, id, 'succeeded');
    // It was not reported as failed in between.
    await expect
      .poll(() =>
        window
          .all('jobChanged')
          .filter((frame) => frame.id === id)
          .map(({ state }) => state),
      )
      .toEqual(['running', 'running', 'succeeded']);
    expect((await jobs.waitFor(admin, last, 'failed')).error).toBe('任务多次中断，未能完成，请重新发起');
  });

  it('执行它的进程两次被杀死的任务不再执行，说明原因；同一企业的其他任务照常；由本人重新开始后从头计数', async () => {
    const window = await openWindowOf(admin);
    const states = (id: string) =>
      window
        .all('jobChanged')
        .filter((frame) => frame.id === id)
        .map(({ state }) => state);
    const id = await jobs.start(quick, { as: admin });
    for (const begun of [['running'], ['running', 'running']]) {
      const child = await startProcess();
      await expect.poll(() => states(id)).toEqual(begun);
      await killLongAgo(child);
    }
    await join();
    await jobs.waitFor(admin, await jobs.start(quick, { as: admin }), 'succeeded');
    expect((await jobs.waitFor(admin, id, 'failed')).error).toBe('处理该任务的服务进程两次意外终止，任务已停止');
    await expect.poll(() => states(id)).toEqual(['running', 'running', 'failed']);
    const english = await app.as('admin', { language: 'ENG' });
    expect((await jobs.find(english, id)).error).toBe(
      'The server process of this task ended unexpectedly twice, so the task was stopped',
    );
    await admin.succeed(job.restart, { id });
    expect((await jobs.waitFor(admin, id, 'succeeded')).error).toBe('');
  });

  it('进程正常结束时，未完成的任务回到队列，不算失败一次', async () => {
    const { promise: running, resolve: begin } = Promise.withResolvers<void>();
    const first = await join(
      testJob(async ({ signal }) => {
        begin();
        await untilAborted(signal);
      }),
    );
    const id = await jobs.start(lastChance, { as: admin });
    await running;
    await first.close();
    expect((await jobs.find(admin, id)).state).toBe('queued');
    await join();
    await jobs.waitFor(admin, id, 'succeeded');
  });
});
