import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { isRunning } from './chaos/product.ts';
import { findBinaries } from './kernel/embedded-postgres/binaries.ts';
import { findPlace } from './kernel/embedded-postgres/place.ts';
import { stopPostmaster } from './kernel/embedded-postgres/postmaster.ts';
import { spawnPreloaded, startPreloaded } from './testing/databases/preloaded-product.ts';
import {
  spinBeforeListening,
  spinningFile,
  startWithout,
  withLimits,
  withLimitsWhile,
} from './testing/databases/preloads.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { copyDataFolder } from './testing/databases/test-template.ts';

const never = 3_600_000;
let folder: string;
let spin: string;
let hold: string;
beforeAll(async () => {
  folder = await temporaryFolder('edp-start-worker-');
  [spin, hold] = [join(folder, 'spin'), join(folder, 'hold')];
  await copyDataFolder(inject('startedFolder'), folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const endSpin = () => Promise.all([rm(spin, { force: true }), rm(spinningFile(spin), { force: true })]);
/** Of a process that spins already, so that the others may load for as long as they need. */
const shortWhileSpinning = () =>
  withLimitsWhile(spinningFile(spin), {
    starting: { busyMs: 500, idleMs: never },
    serving: { busyMs: never, idleMs: never },
  });
const isEndedInStart = /✗ server process \d+ has not answered for \d+ s and is ended \(starting\)\n/;
const spins = /^spinning before it listens$/m;

describe('进程启动时失去响应', () => {
  it('替换的进程开始服务之前空转，或毫无动静，都被结束，再另起一个', async () => {
    const product = await startPreloaded({
      folder,
      preloads: [
        spinBeforeListening(spin),
        shortWhileSpinning(),
        startWithout(hold),
        withLimitsWhile(hold, { startMs: 1000 }),
      ],
    });
    await writeFile(spin, '');
    process.kill(product.workers()[0]!, 'SIGKILL');
    await expect.poll(product.output).toMatch(isEndedInStart);
    expect(product.output()).toMatch(spins);
    await expect
      .poll(product.output)
      .toMatch(/✗ a server process did not start: .*ended with SIGKILL before it was ready\n/);

    await writeFile(hold, '');
    await endSpin();
    await expect
      .poll(product.output)
      .toMatch(/✗ server process \d+ has not begun to serve within \d+ s and is ended\n/);
    await rm(hold);
    await expect.poll(product.isWhole).toBe(true);
  });

  it('第一次启动时也一样', async () => {
    await writeFile(spin, '');
    const product = await spawnPreloaded({ folder, preloads: [spinBeforeListening(spin), shortWhileSpinning()] });
    await expect.poll(product.output).toMatch(isEndedInStart);
    await endSpin();
    await expect.poll(product.output).toContain('EDP is at');
    expect(await product.stop()).toBe(0);
  });
});

describe('启动未完成时停止', () => {
  /** It hangs before it listens, and no limit of its own ends it. */
  async function spawnHanging() {
    await writeFile(spin, '');
    onTestFinished(async () => void (await endSpin()));
    const endless = { busyMs: never, idleMs: never };
    const limits = withLimits({ starting: endless, serving: endless, stopMs: 500 });
    const product = await spawnPreloaded({ folder, preloads: [spinBeforeListening(spin), limits] });
    await expect.poll(product.output).toMatch(spins);
    const [worker] = product.workers() as [number];
    onTestFinished(() => void (isRunning(worker) && process.kill(worker, 'SIGKILL')));
    return { product, worker };
  }

  it('刚刚开始就停止，什么也不留下', async () => {
    // Otherwise the stop might come when it serves already.
    await writeFile(hold, '');
    onTestFinished(() => rm(hold, { force: true }));
    const limits = withLimits({ startMs: never, longestStartMs: never });
    const product = await spawnPreloaded({ folder, preloads: [startWithout(hold), limits] });
    await expect.poll(() => product.workers().length, { interval: 5 }).toBe(1);
    const [worker] = product.workers() as [number];
    expect(await product.stop()).toBe(0);
    expect(product.output()).not.toMatch(/✗|EDP is at/);
    expect(isRunning(worker)).toBe(false);
    expect(existsSync(join(folder, 'cluster/data/postmaster.pid'))).toBe(false);
  });

  it('空转的进程在规定时间后被结束，数据库停止', async () => {
    const { product, worker } = await spawnHanging();
    expect(await product.stop()).toBe(0);
    expect(product.output()).toMatch(/✗ server process \d+ has not stopped within 0\.5 s and is ended\n/);
    expect(product.output()).not.toContain('cannot start');
    expect(isRunning(worker)).toBe(false);
    expect(existsSync(join(folder, 'cluster/data/postmaster.pid'))).toBe(false);
  });

  it('监督进程被杀死后，空转的进程自行结束', async () => {
    const { product, worker } = await spawnHanging();
    onTestFinished(() => {
      const place = findPlace(folder, () => {});
      return stopPostmaster(place, findBinaries(place.user, place.spare));
    });
    await product.stop('SIGKILL');
    await expect.poll(() => isRunning(worker)).toBe(false);
  });
});
