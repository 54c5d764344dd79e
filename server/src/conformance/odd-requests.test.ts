import { allCalls } from '../modules.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RawAnswer, rawRequest } from '../testing/raw-request.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type OddRequest, oddRequestTo } from './odd-requests.ts';

/** A bounded fuzzer over all calls. The seed is fixed: what it finds, it finds again. */
const seed = 20_261_115;
const batches = 40;
const batchSize = 100;
const metricsToken = 'metrics-secret';

let app: TestApp;
let admin: TestClient;
let operator: TestClient;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: metricsToken });
  admin = await app.as('admin');
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
});
afterAll(() => app.stop());

// It would end the session that all others are sent with.
const fuzzed = allCalls.filter((call) => call !== session.logout);

/** Its length may not be the one that it states. */
const isUncertain = ({ length, headers }: OddRequest) => length !== undefined || 'transfer-encoding' in headers;

function send(request: OddRequest): Promise<RawAnswer> {
  const { call, path, headers, length, body } = request;
  const client = call.platform ? operator : admin;
  const all = { host: 'localhost', connection: 'close', ...client.headersOf(), ...headers, ...(length !== undefined || body.length ? { 'content-length': length ?? String(body.length) } : {}) };
  return rawRequest(app.baseUrl, [`${call.method} ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)], body, isUncertain(request));
}

function isWellAnswered(request: OddRequest, { status, body }: RawAnswer): boolean {
  if (status === 0) return isUncertain(request);
  return status < 500 && (status < 400 || /"message":"[^"]/.test(body) || body === '');
}

it(`${batches * batchSize} 个古怪的请求：没有一个得到 5xx，也没有一个无人答复`, { timeout: 120_000 }, async () => {
  const statuses = new Map<number, number>();
  const batch = fc.array(fc.oneof(...fuzzed.map(oddRequestTo)), { minLength: batchSize, maxLength: batchSize });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map(send));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const wrong = answers.flatMap((answer, index) => (isWellAnswered(requests[index]!, answer) ? [] : [describeOdd(requests[index]!, answer)]));
      expect(wrong).toEqual([]);
    }),
    { seed, numRuns: batches, endOnFailure: true },
  );
  // Otherwise nearly all were refused at the door, and this proves nothing.
  expect((await admin.attempt(session.check, {})).status).toBe(200);
  expect(statuses.get(200)).toBeGreaterThan(batches);
  expect(statuses.get(400)).toBeGreaterThan(10 * batches);
  const metrics = await fetch(`${app.baseUrl}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect((await metrics.text()).split('\n').filter((line) => /^edp_request_seconds_count.*status="5/.test(line))).toEqual([]);
});

const describeOdd = ({ call, path, headers, length, body }: OddRequest, answer: RawAnswer) =>
  `${call.name} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, length })} ${Buffer.from(body).toString().slice(0, 300)} → ${answer.status} ${answer.body.slice(0, 200)}`;
