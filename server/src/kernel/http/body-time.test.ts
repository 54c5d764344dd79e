import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-slow-'));
  app = await startTestApp({ EDP_DATA: folder, UPLOAD_STALL_SECONDS: '1', REQUEST_BODY_SECONDS: '2' });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const png = createCanvas(20, 20).toBuffer('image/png');
const form = Buffer.concat([
  Buffer.from('--x\r\ncontent-disposition: form-data; name="source"\r\n\r\nedp-pc\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n'),
  png,
  Buffer.from('\r\n--x--\r\n'),
]);
const multipart = 'multipart/form-data; boundary=x';

/** A request whose body the test sends as slowly as it wants. */
async function begin(path: string, type: string, length: number, headers: Record<string, string> = admin.headersOf()) {
  const { hostname, port } = new URL(app.baseUrl);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({ host: hostname, ...headers, 'content-type': type, 'content-length': length }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { socket, received: () => received };
}

const temporaryFiles = () => readdir(join(folder, 'tmp'));

describe('上传的时间', () => {
  it('只要还在传就不限总时间', async () => {
    const { socket, received } = await begin(file.upload.path, multipart, form.length);
    const parts = 8;
    for (let part = 0; part < parts; part++) {
      socket.write(form.subarray(Math.floor((part * form.length) / parts), Math.floor(((part + 1) * form.length) / parts)));
      await sleep(400);
    }
    await expect.poll(received, { timeout: 5000 }).toContain('"status":true');
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('停住不动时答复 408，断开连接，清除临时文件', async () => {
    const { socket, received } = await begin(file.upload.path, multipart, form.length);
    const closed = once(socket, 'close');
    socket.write(form.subarray(0, form.length - 60));
    await expect.poll(temporaryFiles, { timeout: 5000 }).toHaveLength(1);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain('数据传输长时间没有进展，连接已断开，请重试');
    expect(await temporaryFiles()).toEqual([]);
  });

  it('被拒绝之后，剩下的内容不能无限期地传', async () => {
    const { socket, received } = await begin(file.upload.path, multipart, 100_000, { ...admin.headersOf(), corTicket: 'made-up' });
    const closed = once(socket, 'close');
    const timer = setInterval(() => socket.write('x'), 300);
    await closed;
    clearInterval(timer);
    expect(received()).toMatch(/^HTTP\/1\.1 4/);
  });
});

describe('普通请求的时间', () => {
  it('一点一点地发送，超过总时间时答复 408 并断开', async () => {
    const { socket, received } = await begin(brand.list.path, 'application/json', 100_000);
    const closed = once(socket, 'close');
    const start = performance.now();
    const timer = setInterval(() => socket.write(' '), 200);
    await closed;
    clearInterval(timer);
    expect(performance.now() - start).toBeGreaterThan(1500);
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
