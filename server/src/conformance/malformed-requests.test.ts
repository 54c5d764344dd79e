import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allCalls } from '../modules.ts';
import { type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Envelope, Failure } from '@edp/contract/kernel/envelope.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../kernel/http/failure.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { malformedPairs } from './malformed-inputs.ts';
import { beginningOfFile, malformedMultiparts, multipartType } from './malformed-multipart.ts';
import { inputSchema } from './input-schema.ts';

/** Bodies that are malformed before any field is looked at: every call refuses them clearly and stores nothing. */
let app: TestApp;
let admin: TestClient;
let operator: TestClient;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-malformed-'));
  // What is received goes to a temporary file first: those must not stay either.
  vi.stubEnv('TMPDIR', folder);
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
});
afterAll(async () => {
  await app.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const png = createCanvas(20, 20).toBuffer('image/png');
const withBody = allCalls.filter(({ method }) => method === 'POST' || method === 'PUT');
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

async function send(call: Call, type: string, body: Buffer | string) {
  const client = call.platform ? operator : admin;
  const url = client.baseUrl + call.path.replaceAll(/\{\w+\}/g, '1');
  const response = await fetch(url, { method: call.method, headers: { ...client.headersOf(), 'content-type': type }, body: new Uint8Array(Buffer.from(body)) });
  return { status: response.status, body: (await response.json()) as Envelope<Failure> };
}

async function stored() {
  const owner = await app.owner();
  const { rows } = await owner.query('select (select count(*)::int from public.file) as files, (select count(*)::int from app.public_upload) as uploads');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return [rows[0], entries.filter((entry) => entry.isFile()).map(({ name }) => name)];
}

describe.each(named(withBody.filter((call) => !call.upload)))('%s 收到文件表单', (_name, call) => {
  it('以 415 拒绝，不管表单是否完整', async () => {
    for (const { what, type = multipartType, body } of malformedMultiparts(png)) {
      const answer = await send(call, type, body);
      expect.soft(answer.status, what).toBe(415);
      expect.soft(answer.body.message, what).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe.each(named(withBody.filter((call) => call.upload)))('%s 收到不完整的文件表单', (_name, call) => {
  it.each(malformedMultiparts(png))('$what：明确答复，绝不出现 5xx，不留下任何东西', async ({ type = multipartType, body, harmless }) => {
    const before = await stored();
    const answer = await send(call, type, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    expect(answer.body.message).toMatch(/\p{Script=Han}/u);
    if (harmless && answer.status === 200) return;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });
});

describe.each(named(withBody.filter((call) => call.upload)))('%s 的客户端中途离开', (_name, call) => {
  const begin = async () => {
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    const headers = { host: 'localhost', ...admin.headersOf(), 'content-type': multipartType, 'content-length': '9000000' };
    const head = [`POST ${call.path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
    const beginning = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), beginningOfFile(Buffer.concat([png, Buffer.alloc(100_000)]))]);
    await new Promise((resolve) => socket.write(beginning, resolve));
    return socket;
  };

  it('是他的请求不完整，不是服务器出错；临时文件也不留下', async () => {
    const before = await stored();
    const errors: unknown[] = [];
    const note = (message: unknown) => void errors.push((message as { error: unknown }).error);
    subscribe('tracing:fastify.request.handler:error', note);
    const moments = [0, 0, 0, 1, 2, 5, 10, 20, 50];
    for (const moment of moments) {
      const socket = await begin();
      await sleep(moment);
      socket.destroy();
    }
    await expect.poll(() => errors.length).toBe(moments.length);
    await expect.poll(stored).toEqual(before);
    unsubscribe('tracing:fastify.request.handler:error', note);
    expect(errors.map((error) => toFailure(error, 'ZHS', '')).filter(({ unexpected }) => unexpected)).toEqual([]);
  });
});

describe.each(named(withBody.filter(isOffice).filter((call) => !call.upload)))('%s 收到错误的表单编码', (_name, call) => {
  it('以 4xx 明确答复，绝不出现 5xx', async () => {
    const fields = Object.keys(inputSchema(call).properties ?? { id: {} });
    for (const pairs of fields.flatMap(malformedPairs)) {
      const { status, body } = await send(call, 'application/x-www-form-urlencoded', pairs);
      expect.soft(status, `${pairs} → ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
      if (status >= 400) expect.soft(body.message, pairs).toMatch(/\p{Script=Han}/u);
    }
  });
});
