import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { breakOnSignal, provoke } from './chaos/product.ts';
import { readConfig } from './config.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { findRunning } from './kernel/embedded-postgres/find-running.ts';
import { findPlace } from './kernel/embedded-postgres/place.ts';
import { jobQueue } from './kernel/jobs/queue-names.ts';
import { harmfulJob } from './testing/jobs/harmful-job.ts';
import { loginAs } from './testing/login-as.ts';
import { openJobs } from './testing/jobs/open-jobs.ts';
import { startPreloaded } from './testing/databases/preloaded-product.ts';
import { type Preload, startWithout, withLimits, withShortIntervals } from './testing/databases/preloads.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { copyDataFolder } from './testing/databases/test-template.ts';

const WORKER_MEMORY_MB = '640';
const harmful = new URL('testing/jobs/harmful-job.ts', import.meta.url).href;

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('edp-limits-');
  await copyDataFolder(inject('startedFolder'), folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (...preloads: readonly Preload[]) => startPreloaded({ folder, preloads, settings: { WORKER_MEMORY_MB } });
/** A process that is well does not use so much processor time without answering, however busy the machine is. */
const soonHung = withLimits({ serving: { busyMs: 1500, idleMs: 3_600_000 } });

const body = '{"loginName":"nobody"}';

/** A request that the server has begun with and that ends when the rest of it is sent. */
async function beginRequest(url: string) {
  const socket = connect({ port: Number(new URL(url).port), host: 'localhost' });
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => {});
  socket.write(
    `POST /user/v6/login HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 100/);
  return async () => {
    const closed = once(socket, 'close');
    socket.write(body.slice(5));
    await closed;
    return received;
  };
}

describe('进程失去响应', () => {
  it('空转的进程被结束并替换，日志说明它最后的请求；空转时也能停止', async () => {
    const product = await start(breakOnSignal, soonHung);
    const [worker] = product.workers() as [number];
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    process.kill(worker, provoke.spin);
    await expect
      .poll(product.output)
      .toMatch(
        new RegExp(
          `✗ server process ${worker} has not answered for \\d+ s and is ended \\(last request: GET /healthz; jobs: none\\)\\n✗ server process ${worker} ended with SIGKILL; another one takes its place\\n`,
        ),
      );
    await expect.poll(product.isWhole).toBe(true);
    expect(product.workers()).not.toContain(worker);
    await loginAs(product.url, { account: 'admin', password: 'Admin123' });

    process.kill(product.workers()[0]!, provoke.spin);
    await expect.poll(() => product.output().match(/^spinning$/gm)?.length).toBe(2);
    expect(await product.stop()).toBe(0);
  });

  it('请求不结束的进程，等过规定的时间就结束，停止不受影响', async () => {
    const product = await start(withLimits({ stopMs: 100 }));
    await beginRequest(product.url);
    expect(await product.stop()).toBe(0);
    expect(product.output()).toMatch(/✗ server process \d+ has not stopped within 0\.1 s and is ended\n/);
  });
});

describe('进程占用过多内存', () => {
  it('另一个起好之前它继续服务，然后完成手上的请求再结束', async () => {
    const held = join(folder, 'held');
    const product = await start(breakOnSignal, startWithout(held));
    const [worker] = product.workers() as [number];
    const finish = await beginRequest(product.url);
    await writeFile(held, '');
    process.kill(worker, provoke.grow);
    await expect
      .poll(product.output)
      .toMatch(
        new RegExp(
          `✗ server process ${worker} uses \\d+ MB of memory, more than WORKER_MEMORY_MB; another one takes its place\\n`,
        ),
      );
    await expect.poll(product.workers).toHaveLength(2);
    // So many requests, one after the other, that a process which is stopping would no longer answer the last.
    for (let time = 0; time < 3; time++) await loginAs(product.url, { account: 'admin', password: 'Admin123' });
    expect((await fetch(`${product.url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
    await rm(held);
    await expect.poll(product.output).toMatch(/✓ server process \d+ is ready\n/);
    expect(product.workers()).toContain(worker);
    expect(await finish()).toMatch(/HTTP\/1\.1 400 /);
    await expect.poll(product.isWhole).toBe(true);
    expect(product.workers()).not.toContain(worker);
  });
});

describe('任务使进程失去响应或占用过多内存', () => {
  it('日志说明是哪个任务；第二次之后不再执行并说明原因，其他任务照常', async () => {
    const product = await start(harmful, soonHung, withShortIntervals);
    const ownerUrl = findRunning(findPlace(folder, () => {}))!.url;
    const config = readConfig({});
    const jobs = await openJobs({ databaseUrl: appUrl(config, ownerUrl), config });
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    onTestFinished(async () => void (await Promise.all([jobs.close(), owner.end()])));
    const admin = await loginAs(product.url, { account: 'admin', password: 'Admin123' });
    const startJob = (harm: 'none' | 'spins' | 'grows') => jobs.start(harmfulJob, { as: admin, payload: { harm } });
    const failed = { error: '处理该任务的服务进程两次意外终止，任务已停止' };
    /** Not the processes that were replaced: another one may have been for a reason of its own. */
    const begins = (harm: string) => product.output().match(new RegExp(`^harmful job begins: ${harm}$`, 'gm'))?.length;

    const grows = await startJob('grows');
    expect(await jobs.waitFor(admin, grows, 'failed')).toMatchObject(failed);
    expect(begins('grows')).toBe(2);

    const spins = await startJob('spins');
    for (const times of [1, 2]) {
      const ends = new RegExp(
        `has not answered for \\d+ s and is ended \\(last request: .*; jobs: ${spins} of tenant 1\\)`,
        'g',
      );
      await expect.poll(() => product.output().match(ends)?.length).toBe(times);
      // As if it had ended a minute ago.
      await owner.query(
        `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = '${jobQueue}' and state = 'active'`,
      );
    }
    expect(await jobs.waitFor(admin, spins, 'failed')).toMatchObject(failed);
    await jobs.waitFor(admin, await startJob('none'), 'succeeded');
    expect(begins('spins')).toBe(2);
  });
});
