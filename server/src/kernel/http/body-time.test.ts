import diagnosticsChannel from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const [stallMs, totalMs] = [10_000, 20_000];

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-slow-'));
  // For the server, time passes when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  app = await startTestApp({
    EDP_DATA: folder,
    UPLOAD_STALL_SECONDS: String(stallMs / 1000),
    REQUEST_BODY_SECONDS: String(totalMs / 1000),
  });
  admin = await app.as('admin');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
  await rm(folder, { recursive: true });
});

const png = createCanvas(20, 20).toBuffer('image/png');
const form = Buffer.concat([
  Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="source"\r\n\r\nedp-pc\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n',
  ),
  png,
  Buffer.from('\r\n--x--\r\n'),
]);
const multipart = 'multipart/form-data; boundary=x';

/** A request whose body the test sends as slowly as it wants. */
async function begin(path: string, type: string, length: number, headers: Record<string, string> = admin.headersOf()) {
  const { hostname, port } = new URL(app.baseUrl);
  const socket: Socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({ host: hostname, ...headers, 'content-type': type, 'content-length': length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const ofServer = socketOfNextRequest();
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const { bytesRead: head, socket: server } = await ofServer;
  let sent = 0;
  return {
    received: () => received,
    closed,
    /** Sends a part of the body, waits until the server has it, then lets time pass. */
    send: async (part: Buffer | string, thenMs: number) => {
      socket.write(part);
      sent += part.length;
      await eventually(() => server.bytesRead === head + sent);
      vi.advanceTimersByTime(thenMs);
    },
    end: () => socket.destroy(),
  };
}

/** The server's end of the connection that the next request comes through, and what it has read by then. */
function socketOfNextRequest() {
  return new Promise<{ socket: Socket; bytesRead: number }>((resolve) => {
    const channel = diagnosticsChannel.channel('http.server.request.start');
    const note = (message: unknown) => {
      channel.unsubscribe(note);
      const { socket } = message as { socket: Socket };
      resolve({ socket, bytesRead: socket.bytesRead });
    };
    channel.subscribe(note);
  });
}

const temporaryFiles = () => readdirSync(join(folder, 'tmp'));

describe('上传的时间', () => {
  it('只要还在传就不限总时间', async () => {
    const { send, received, end } = await begin(file.upload.path, multipart, form.length);
    const parts = 8;
    for (let part = 0; part < parts; part++) {
      await send(
        form.subarray(Math.floor((part * form.length) / parts), Math.floor(((part + 1) * form.length) / parts)),
        stallMs - 1000,
      );
    }
    await eventually(() => received().includes('"status":true'));
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    end();
  });

  it('停住不动时答复 408，断开连接，清除临时文件', async () => {
    const { send, received, closed } = await begin(file.upload.path, multipart, form.length);
    await send(form.subarray(0, form.length - 60), 1000);
    await eventually(() => temporaryFiles().length === 1);
    vi.advanceTimersByTime(stallMs + 1000);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain('数据传输长时间没有进展，连接已断开，请重试');
    expect(temporaryFiles()).toEqual([]);
  });

  it('被拒绝之后，剩下的内容不能无限期地传', async () => {
    const { send, received, closed } = await begin(file.upload.path, multipart, 100_000, {
      ...admin.headersOf(),
      corTicket: 'made-up',
    });
    await eventually(() => received() !== '');
    expect(received()).toMatch(/^HTTP\/1\.1 4/);
    for (let second = 0; second < totalMs / 1000; second++) await send('x', 1000);
    vi.advanceTimersByTime(2000);
    await closed;
  });
});

describe('普通请求的时间', () => {
  it('一点一点地发送，超过总时间时答复 408 并断开', async () => {
    const { send, received, closed } = await begin(brand.list.path, 'application/json', 100_000);
    for (let second = 0; second < totalMs / 1000; second++) await send(' ', 1000);
    expect(received()).toBe('');
    vi.advanceTimersByTime(2000);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
