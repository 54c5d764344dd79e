import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const mebibyte = 1024 * 1024;
const guard = new URL('guard.ts', import.meta.url).href;

/** A process with a guard beside it, which does this. */
const run = (limits: { memory: number; cpuMs: number; fileCpuMs?: number }, busy: number, work: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `
  import { Worker } from 'node:worker_threads';
  const counts = new Int32Array(new SharedArrayBuffer(8));
  counts[0] = ${busy};
  const guard = new Worker(new URL(${JSON.stringify(guard)}), { workerData: { counts, ...${JSON.stringify({ fileCpuMs: 600_000, ...limits })} }, execArgv: [] });
  await new Promise((resolve) => guard.once('online', resolve));
  ${work}
  process.exit(0);
`,
  ]);
const spinFor = (seconds: number) =>
  `for (const { user } = process.cpuUsage(); process.cpuUsage().user - user < ${seconds * 1_000_000};);`;

it('读取文件的进程占用过多：一直在算的、内存不断增长的都被终止，缓冲区也算内存', async () => {
  await expect(run({ memory: 1024 * mebibyte, cpuMs: 500 }, 1, 'for (;;);')).rejects.toMatchObject({
    signal: 'SIGKILL',
  });
  await expect(
    run(
      { memory: 300 * mebibyte, cpuMs: 60_000 },
      1,
      `const kept = []; for (;;) kept.push(Buffer.alloc(${mebibyte}, 1));`,
    ),
  ).rejects.toMatchObject({ signal: 'SIGKILL' });
});

it('没有在读的时候不计时', async () => {
  await expect(run({ memory: 1024 * mebibyte, cpuMs: 500 }, 0, spinFor(2))).resolves.toMatchObject({ stderr: '' });
});

it('一个文件回答再多次，总的用时也有上限', async () => {
  const answering = 'for (;;) Atomics.add(counts, 1, 1);';
  await expect(run({ memory: 1024 * mebibyte, cpuMs: 60_000, fileCpuMs: 1000 }, 1, answering)).rejects.toMatchObject({
    signal: 'SIGKILL',
  });
});
