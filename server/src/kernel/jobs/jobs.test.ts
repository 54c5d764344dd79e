import { Readable } from 'node:stream';
import { file } from '@edp/contract/modules/file/file.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { noteDelays } from '../../testing/http/note-delays.ts';
import { openJobs, untilAborted } from '../../testing/jobs/open-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { AppError } from '../app-error.ts';
import { openPool } from '../database/pool.ts';
import { openFileStore } from '../files/file-store.ts';
import { removeOrphanedFiles } from '../files/orphaned-files.ts';
import { defineJob, type JobContext } from './define-job.ts';

/** What the job of a test does; each test sets it. */
let work: (context: JobContext<{ text?: string | undefined }>) => Promise<void>;
const shape = z.object({ text: z.string().optional() });
const once = defineJob({
  name: 'test-once',
  title: 'file.tooLarge',
  payload: shape,
  maxAttempts: 1,
  run: (context) => work(context),
});
const kind = defineJob({ ...once, name: 'test', retryDelay: 1, maxAttempts: 3, canRestart: true });

let app: TestApp;
let admin: TestClient;
let zhangwei: TestClient;
let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  app = await startTestApp({}, { kinds: [kind, once] });
  jobs = await openJobs(app);
  [admin, zhangwei] = [await app.as('admin'), await app.as('zhangwei')];
});
afterAll(async () => {
  await jobs.close();
  await app.stop();
});
beforeEach(() => {
  work = async () => {};
});

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

describe('后台任务', () => {
  it('以发起人的身份执行，进度与结果随时可见，结果文件只有本人能下载', async () => {
    const window = await openWindowOf(zhangwei);
    const contexts: unknown[] = [];
    work = async ({ tenantId, userId, payload, progress, saveResult }) => {
      contexts.push({ tenantId, userId, payload });
      for (const half of [50, 100]) {
        for (let done = half - 49; done <= half; done++) progress(done, 100);
        await expect.poll(() => window.all('jobChanged').at(-1)?.done).toBe(half);
      }
      await saveResult('../品牌清单.pdf', Readable.from([pdf]));
    };
    const id = await jobs.start(kind, { as: zhangwei, payload: { text: '品牌' }, titleParams: { max: 7 } });
    const row = await jobs.waitFor(zhangwei, id, 'succeeded');
    expect(row).toMatchObject({
      title: '文件必须小于7MB !',
      done: 100,
      total: 100,
      error: '',
      resultName: '品牌清单.pdf',
      finishTime: expect.stringMatching(/^20/),
    });
    expect(contexts).toEqual([{ tenantId: 1, userId: expect.any(String), payload: { text: '品牌' } }]);

    // Of fifty reports at once only the last is told.
    await expect
      .poll(() => window.all('jobChanged'))
      .toEqual([
        { id, isTold: false, state: 'running', done: 0, total: 0 },
        { id, isTold: false, state: 'running', done: 50, total: 100 },
        { id, isTold: false, state: 'running', done: 100, total: 100 },
        { id, isTold: false, state: 'succeeded', done: 100, total: 100 },
      ]);

    const { status, body, headers } = await zhangwei.send(job.download.method, job.download.path, { id });
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'application/pdf',
      expect.stringMatching(/^%PDF-1\.7/),
    ]);
    expect((await admin.attempt(job.download, { id })).status).toBe(404);
    const {
      rows: [result],
    } = await (await app.owner()).query('select result_file_id as id from job where tenant_id = 1 and id = $1', [id]);
    expect((await admin.attempt(file.attachment, { appId: result.id })).status).toBe(404);
    expect(await jobs.find(admin, id)).toBeUndefined();
    expect((await (await app.as('admin', { tenantCode: 'HXJT' })).succeed(job.list, {})).body.total).toBe(0);
  });

  it('结果文件保留一天，之后列表不再提供下载', async () => {
    work = ({ saveResult }) => saveResult('x.pdf', Readable.from([pdf]));
    const id = await jobs.start(kind, { as: admin });
    expect((await jobs.waitFor(admin, id, 'succeeded')).resultName).toBe('x.pdf');
    await (
      await app.owner()
    ).query(`update file set created_time = now() - interval '25 hours' where tenant_id = 1 and source = 'job'`);
    const pool = openPool({ url: app.databaseUrl, timeZone: app.config.timeZone, size: 1 });
    await removeOrphanedFiles({ pool, files: openFileStore(app.config), log: { warn: () => {} } }).finally(() =>
      pool.end(),
    );
    expect(await jobs.find(admin, id)).toMatchObject({ state: 'succeeded', resultName: '' });
    expect((await admin.attempt(job.download, { id })).status).toBe(404);
  });

  it('与发起它的事务同生共死', async () => {
    let runs = 0;
    work = async () => void runs++;
    await expect(jobs.startAll(kind, [{ as: admin }, { as: admin, payload: { text: 7 } }])).rejects.toThrow(
      'expected string',
    );
    await jobs.waitFor(admin, await jobs.start(kind, { as: admin }), 'succeeded');
    expect(runs).toBe(1);
  });
});

const between = (least: number, most: number) => expect.toSatisfy((value: number) => value >= least && value <= most);

describe('失败与重试', () => {
  it('意外失败后间隔加倍地重试，成功为止', async () => {
    const window = await openWindowOf(admin);
    const delays = await noteDelays(app);
    let runs = 0;
    work = async () => {
      if (++runs < 3) throw new Error('connection reset');
    };
    const id = await jobs.start(kind, { as: admin });
    await jobs.waitFor(admin, id, 'succeeded');
    await expect
      .poll(() => window.all('jobChanged').map(({ state }) => state))
      .toEqual(['running', 'queued', 'running', 'queued', 'running', 'succeeded']);
    expect(runs).toBe(3);
    // Chance makes each up to twice as long: jobs that failed together are not tried again together.
    expect(await delays()).toEqual([between(1, 2), between(2, 4)]);
  });

  it('次数用尽时以用户的语言说明，不透露内部细节', async () => {
    work = async () => {
      throw new Error('password of 10.0.0.5 is wrong');
    };
    const id = await jobs.start(once, { as: admin });
    expect((await jobs.waitFor(admin, id, 'failed')).error).toBe(
      `任务执行失败，请稍后重新发起；若仍失败，请将任务编号${id}告知管理员`,
    );
    const english = await app.as('admin', { language: 'ENG' });
    expect((await jobs.find(english, id)).error).toBe(
      `The task failed. Start it again later; if it fails again, tell your administrator the task number ${id}`,
    );
  });

  it('可以预料的失败不重试，说明原因', async () => {
    let runs = 0;
    work = async () => {
      runs++;
      throw new AppError(400, 'file.tooLarge', { params: { max: 3 } });
    };
    const { error } = await jobs.waitFor(admin, await jobs.start(kind, { as: admin }), 'failed');
    expect([error, runs]).toEqual(['文件必须小于3MB !', 1]);
  });

  it('失败时数据库正好不在，任务也不算随进程丢失', async () => {
    let [runs, refusals] = [0, 0];
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    work = async ({ kernel: { pool } }) => {
      if (++runs === 3) return;
      refusals = 2;
      if (runs === 1) {
        const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
        // Transactions are opened without a callback, single statements with one.
        vi.spyOn(pool, 'connect').mockImplementation(
          (...args: unknown[]) =>
            (args.length === 0 && refusals-- > 0 ? Promise.reject(away) : connect(...args)) as never,
        );
      }
      throw away;
    };
    await jobs.waitFor(admin, await jobs.start(kind, { as: admin }), 'succeeded');
    expect(runs).toBe(3);
    vi.restoreAllMocks();
  });

  it('执行中数据库断开所有连接，任务照样完成，之后的任务也是', async () => {
    const owner = await app.owner();
    work = async ({ kernel, progress }) => {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      progress(1, 2);
      await expect
        .poll(() =>
          kernel.pool.query('select 1').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    };
    const id = await jobs.start(once, { as: admin });
    await expect.poll(async () => (await admin.attempt(job.list, {})).status).toBe(200);
    await jobs.waitFor(admin, id, 'succeeded');
    work = async () => {};
    await jobs.waitFor(admin, await jobs.start(once, { as: admin }), 'succeeded');
  });
});

describe('重新开始', () => {
  it('失败的任务由本人重新开始，用原来的内容；别人的、没有失败的和不能这样开始的都不行', async () => {
    const texts: (string | undefined)[] = [];
    work = async ({ payload }) => {
      if (texts.push(payload.text) === 1) throw new AppError(400, 'file.empty');
    };
    const id = await jobs.start(kind, { as: zhangwei, payload: { text: '品牌' } });
    expect(await jobs.waitFor(zhangwei, id, 'failed')).toMatchObject({
      canRestart: true,
      error: expect.stringMatching(/./),
    });
    expect((await admin.attempt(job.restart, { id })).status).toBe(404);
    expect((await zhangwei.succeed(job.restart, { id })).body.message).toBe('任务已重新开始');
    expect(await jobs.waitFor(zhangwei, id, 'succeeded')).toMatchObject({ canRestart: false, error: '' });
    expect(texts).toEqual(['品牌', '品牌']);
    const refused = { status: 409, body: { message: '该任务不能重新开始，请在原来的页面重新发起' } };
    expect(await zhangwei.attempt(job.restart, { id })).toMatchObject(refused);

    work = async () => {
      throw new AppError(400, 'file.empty');
    };
    const other = await jobs.start(once, { as: zhangwei });
    expect((await jobs.waitFor(zhangwei, other, 'failed')).canRestart).toBe(false);
    expect(await zhangwei.attempt(job.restart, { id: other })).toMatchObject(refused);
  });
});

describe('终止', () => {
  it('正在执行的得到通知；只有本人可以终止，结束后不能再终止', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<void>();
    work = ({ signal }) => untilAborted(signal).finally(resolve);
    const id = await jobs.start(kind, { as: zhangwei });
    await jobs.waitFor(zhangwei, id, 'running');
    expect((await admin.attempt(job.cancel, { id })).status).toBe(404);
    expect((await zhangwei.succeed(job.cancel, { id })).body.message).toBe('任务已终止');
    await aborted;
    expect(await jobs.find(zhangwei, id)).toMatchObject({
      state: 'cancelled',
      finishTime: expect.stringMatching(/^20/),
    });
    const { status, body } = await zhangwei.attempt(job.cancel, { id });
    expect([status, body.message]).toEqual([409, '任务已经结束，无法终止']);
    // Two jobs of a company run at a time: when both of these do, the cancelled one is over.
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    work = () => gate;
    const others = await jobs.startAll(kind, [{ as: zhangwei }, { as: zhangwei }]);
    for (const other of others) await jobs.waitFor(zhangwei, other, 'running');
    expect((await jobs.find(zhangwei, id)).state).toBe('cancelled');
    open();
    for (const other of others) await jobs.waitFor(zhangwei, other, 'succeeded');
  });

  it('还在排队的不再执行', async () => {
    const ran: (string | undefined)[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    work = async ({ payload }) => {
      ran.push(payload.text);
      await gate;
    };
    const texts = ['一', '二', '三', '四'];
    const ids = await jobs.startAll(
      kind,
      texts.map((text) => ({ as: admin, payload: { text } })),
    );
    await expect.poll(() => ran.length).toBe(2);
    const [cancelled, other] = texts.filter((text) => !ran.includes(text)).map((text) => ids[texts.indexOf(text)]!) as [
      string,
      string,
    ];
    await admin.succeed(job.cancel, { id: cancelled });
    open();
    await jobs.waitFor(admin, other, 'succeeded');
    expect(ran).toHaveLength(3);
    expect((await jobs.find(admin, cancelled)).state).toBe('cancelled');
  });
});

describe('公平', () => {
  it('一家企业排了两百个慢任务，也只有两个在执行：另一家企业的一个随即执行，最后全部完成', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const ran: number[] = [];
    work = async ({ tenantId }) => {
      ran.push(tenantId);
      if (tenantId === 1) await gate;
    };
    await jobs.startAll(
      kind,
      Array.from({ length: 200 }, () => ({ as: admin })),
    );
    await expect.poll(() => ran.length).toBe(2);
    await jobs.waitFor(neighbour, await jobs.start(kind, { as: neighbour, tenantId: 2 }), 'succeeded');
    expect(ran).toEqual([1, 1, 2]);
    open();
    await expect.poll(() => ran.length).toBe(201);
  });
});
