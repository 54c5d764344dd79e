import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptFrom } from '../../testing/http/from-address.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ REQUESTS_PER_MINUTE: '1200' });
});
afterAll(() => app.stop());

it('同一地址每分钟六十张无效的票据之后以 429 拒绝；持有有效票据的人不受影响', async () => {
  const admin = await app.as('admin');
  const guess = (address: string, n: number) =>
    attemptFrom({ baseUrl: app.baseUrl, address, ticket: `random-ticket-${n}` }, session.check, {});
  const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => guess('127.0.0.1', n)));
  const statuses = answers.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 401).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([60, 20]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await admin.attempt(session.check, {})).status).toBe(200);
  await expect(app.as('lina')).resolves.toBeDefined();
  expect((await guess('127.0.0.2', 1)).status).toBe(401);
});
