import { expect, it } from 'vitest';
import { createUploadQueue, type Upload } from './upload-queue.ts';

interface Sent {
  name: string;
  signal: AbortSignal;
  progress: (percent: number) => void;
  resolve: (result: string) => void;
  reject: (error: unknown) => void;
}

/** A queue over a transport that the test answers. */
function setUp() {
  const sent: Sent[] = [];
  const done: [string, number][] = [];
  let now: readonly Upload[] = [];
  const queue = createUploadQueue<string>((uploads) => (now = uploads));
  queue.configure({
    send: (file, progress, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      sent.push({ name: file.name, signal, progress, resolve, reject });
      return promise;
    },
    validate: ({ name }) => (name.endsWith('.exe') ? '不支持上传这种文件！' : undefined),
    messageOf: (error) => String(error),
    onDone: (result, key) => done.push([result, key]),
  });
  const add = (...names: string[]) => names.forEach((name) => queue.add(new File(['x'], name)));
  const states = () => now.map(({ name, state }) => `${name} ${state}`);
  return { queue, add, sent, done, states, uploads: () => now };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('同时上传两个，其余等待；完成一个再开始下一个', async () => {
  const { add, sent, done, states } = setUp();
  add('甲', '乙', '丙');
  expect(states()).toEqual(['甲 running', '乙 running', '丙 waiting']);
  sent[1]!.resolve('乙的地址');
  await settle();
  expect(states()).toEqual(['甲 running', '丙 running']);
  expect(done).toEqual([['乙的地址', 2]]);
});

it('各自的进度', () => {
  const { add, sent, uploads } = setUp();
  add('甲', '乙');
  sent[0]!.progress(40);
  expect(uploads().map(({ percent }) => percent)).toEqual([40, 0]);
});

it('失败说明原因，重试后成功', async () => {
  const { queue, add, sent, done, uploads, states } = setUp();
  add('甲');
  sent[0]!.reject('网络中断');
  await settle();
  expect(uploads()[0]).toMatchObject({ state: 'failed', problem: '网络中断', canRetry: true });
  queue.retry(1);
  expect(states()).toEqual(['甲 running']);
  sent[1]!.resolve('甲的地址');
  await settle();
  expect(states()).toEqual([]);
  expect(done).toEqual([['甲的地址', 1]]);
});

it('取消中止传输，后面的接着上传；已取消的即使成功也不算', async () => {
  const { queue, add, sent, done, states } = setUp();
  add('甲', '乙', '丙');
  queue.cancel(1);
  expect(sent[0]!.signal.aborted).toBe(true);
  sent[0]!.resolve('甲的地址');
  await settle();
  expect(states()).toEqual(['乙 running', '丙 running']);
  expect(done).toEqual([]);
  queue.cancel(2);
  sent[1]!.reject('已中止');
  await settle();
  expect(states()).toEqual(['丙 running']);
});

it('不合规的文件不发送，也不能重试', () => {
  const { add, sent, uploads } = setUp();
  add('病毒.exe', '甲');
  expect(uploads()[0]).toMatchObject({ state: 'failed', problem: '不支持上传这种文件！', canRetry: false });
  expect(sent.map(({ name }) => name)).toEqual(['甲']);
});
