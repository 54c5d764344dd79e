import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '../../modules.ts';
import { type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Envelope, Failure } from '@edp/contract/kernel/envelope.ts';
import { createCanvas } from '@napi-rs/canvas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../kernel/http/failure.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { anyPath, representatives } from '../call-classes.ts';
import { eachOf } from '../each-of.ts';
import { malformedPairs } from './malformed-inputs.ts';
import { beginningOfFile, malformedMultiparts, multipartType } from './malformed-multipart.ts';
import { inputSchema } from '../input-schema.ts';

/**
 * Bodies that are malformed before any field is looked at: every kind of call refuses them clearly and stores nothing.
 */
let app: TestApp;
let admin: TestClient;
let operator: TestClient;
let folder: string;
let owner: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-malformed-'));
  // What is received goes to a temporary file first: those must not stay either.
  vi.stubEnv('TMPDIR', folder);
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const png = createCanvas(20, 20).toBuffer('image/png');
const withBody = allCalls.filter(({ method }) => method === 'POST' || method === 'PUT');
const uploads = withBody.filter(({ upload }) => upload);
const withoutFile = withBody.filter(({ upload }) => !upload);

async function send(call: Call, type: string, body: Buffer | string) {
  const client = call.platform ? operator : admin;
  const response = await fetch(client.baseUrl + anyPath(call), {
    method: call.method,
    headers: { ...client.headersOf(), 'content-type': type },
    body: new Uint8Array(Buffer.from(body)),
  });
  return { status: response.status, body: (await response.json()) as Envelope<Failure> };
}

const filesInFolder = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
async function stored() {
  const { rows } = await owner.query(
    'select (select count(*)::int from public.file) as files, (select count(*)::int from app.public_upload) as uploads',
  );
  return [rows[0], await filesInFolder()];
}

describe('不收文件的接口收到文件表单', () => {
  const forms = malformedMultiparts(png);
  const answerTo = async (call: Call, { type = multipartType, body }: (typeof forms)[number]) => {
    const answer = await send(call, type, body);
    return [answer.status, answer.body.message];
  };
  const refused = [415, expect.stringMatching(/\p{Script=Han}/u)];

  it('每一类都以 415 拒绝', async () => {
    await eachOf(representatives(withoutFile), async (call) =>
      expect(await answerTo(call, forms.at(-1)!)).toEqual(refused),
    );
  });

  // Which parser reads the body is decided by the method and whether it is a call of the office.
  it('不管表单是否完整', async () => {
    const calls = [...Map.groupBy(withoutFile, (call) => `${call.method} ${isOffice(call)}`).values()].map(
      ([first]) => first!,
    );
    await eachOf(calls, async (call) => {
      for (const form of forms) expect(await answerTo(call, form), form.what).toEqual(refused);
    });
  });
});

describe.each(uploads.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('收到不完整的文件表单：明确答复，绝不出现 5xx，不留下任何东西', async () => {
    for (const { what, type = multipartType, body, harmless } of malformedMultiparts(png)) {
      const before = await stored();
      const answer = await send(call, type, body);
      expect.soft(answer.status, `${what} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
      expect.soft(answer.body.message, what).toMatch(/\p{Script=Han}/u);
      if (harmless && answer.status === 200) continue;
      expect.soft(answer.status, what).toBeGreaterThanOrEqual(400);
      expect.soft(await stored(), what).toEqual(before);
    }
  });

  const begin = async () => {
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    const headers = {
      host: 'localhost',
      ...admin.headersOf(),
      'content-type': multipartType,
      'content-length': '9000000',
    };
    const head = [
      `POST ${call.path} HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    const beginning = Buffer.concat([
      Buffer.from(`${head}\r\n\r\n`),
      beginningOfFile(Buffer.concat([png, Buffer.alloc(100_000)])),
    ]);
    await new Promise((resolve) => socket.write(beginning, resolve));
    return socket;
  };

  it('客户端中途离开：是他的请求不完整，不是服务器出错；临时文件也不留下', async () => {
    const [before, files] = [await stored(), await filesInFolder()];
    const errors: unknown[] = [];
    let begun = 0;
    const noteBeginning = () => void begun++;
    const noteError = (message: unknown) => void errors.push((message as { error: unknown }).error);
    subscribe('tracing:fastify.request.handler:start', noteBeginning);
    subscribe('tracing:fastify.request.handler:error', noteError);
    const often = { interval: 1 };
    /**
     * When the client leaves: at once, when the server has begun to answer, and when it writes the file or has refused
     * it already.
     */
    const moments = [
      () => true,
      (sent: number) => begun === sent,
      async (sent: number) => errors.length === sent || (await filesInFolder()).length > files.length,
    ];
    let sent = 0;
    for (const hasCome of [...moments, ...moments, ...moments]) {
      const socket = await begin();
      sent++;
      await expect.poll(() => hasCome(sent), often).toBe(true);
      socket.destroy();
      await expect.poll(() => errors.length, often).toBe(sent);
    }
    await expect.poll(stored, often).toEqual(before);
    unsubscribe('tracing:fastify.request.handler:start', noteBeginning);
    unsubscribe('tracing:fastify.request.handler:error', noteError);
    expect(errors.map((error) => toFailure(error, 'ZHS', '')).filter(({ unexpected }) => unexpected)).toEqual([]);
  });
});

it('office 接口收到错误的表单编码：每一类都以 4xx 明确答复，绝不出现 5xx', async () => {
  await eachOf(representatives(withoutFile.filter(isOffice)), async (call) => {
    const fields = Object.keys(inputSchema(call).properties ?? { id: {} });
    for (const pairs of fields.flatMap(malformedPairs)) {
      const { status, body } = await send(call, 'application/x-www-form-urlencoded', pairs);
      expect(status, `${pairs} → ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
      if (status >= 400) expect(body.message, pairs).toMatch(/\p{Script=Han}/u);
    }
  });
});
