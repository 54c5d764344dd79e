import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { batchSize, sendOddRequests } from './odd-requests-run.ts';

/** The short form of `npm run fuzz`, with a fixed seed. */
const seed = 20_261_115;
const batches = 15;
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

it(`${batches * batchSize} 个古怪的请求：没有一个得到 5xx，也没有一个无人答复`, async () => {
  const { statuses, wrong } = await sendOddRequests({
    baseUrl: app.baseUrl,
    clientFor: ({ platform }) => (platform ? operator : admin),
    seed,
    batches,
  });
  expect(wrong).toEqual([]);
  // Otherwise nearly all were refused at the door, and this proves nothing.
  expect((await admin.attempt(session.check, {})).status).toBe(200);
  expect(statuses.get(200)).toBeGreaterThan(batches);
  expect(statuses.get(400)).toBeGreaterThan(10 * batches);
  const metrics = await fetch(`${app.baseUrl}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(
    (await metrics.text()).split('\n').filter((line) => /^edp_request_seconds_count.*status="5/.test(line)),
  ).toEqual([]);
});
