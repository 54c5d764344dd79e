import { session } from '@edp/contract/modules/session/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { housekeeping } from '../../kernel/jobs/housekeeping.ts';
import { openSocket, openWindowOf } from '../../testing/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SESSION_MAX_DAYS: '7' });
});
afterAll(() => app.stop());

const statusOf = async (client: TestClient) => (await client.attempt(session.check, {})).status;
const setCreated = async ({ credentials }: TestClient, created: string) => {
  const owner = await app.owner();
  await owner.query(`update app.session set created_time = ${created} where ticket_hash = sha256($1::bytea)`, [
    credentials.ticket,
  ]);
  // Sessions in memory are read again.
  await owner.query(`select pg_notify('access_changed', '1')`);
};

it('会话从登录起最多七天，一直在用也会结束，内存中的会话也不例外', async () => {
  const [ended, ending] = [await app.as('lina'), await app.as('lina')];
  await setCreated(ended, `now() - interval '7 days'`);
  await expect.poll(() => statusOf(ended)).toBe(401);
  // For the server an hour later, so that it reads the session again: fifty seconds are left of it.
  await setCreated(ending, `now() - interval '7 days' + interval '50 seconds'`);
  const later = Date.now() + 3_600_000;
  vi.useFakeTimers({ now: later, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await statusOf(ending)).toBe(200);
  const owner = await app.owner();
  await owner.query(
    `update app.session set created_time = now() - interval '7 days' where ticket_hash = sha256($1::bytea)`,
    [ending.credentials.ticket],
  );
  vi.setSystemTime(later + 51_000);
  expect(await statusOf(ending)).toBe(401);
});

it('到期的会话打开的窗口被关闭，不能再打开', async () => {
  const lina = await app.as('lina');
  const window = await openWindowOf(lina);
  await setCreated(lina, `now() - interval '7 days'`);
  // The window was asked about at once, because of the notification.
  expect((await window.closed()).code).toBe(4401);
  // Windows are also asked about from time to time: then the notification may still be on its way to the sessions in
  // memory.
  await expect.poll(() => statusOf(lina)).toBe(401);
  const again = openSocket(app.baseUrl, lina.credentials.ticket);
  expect((await again.closed()).code).toBe(4401);
});

it('清理时结束到期的会话，并通知其窗口；其余的会话继续', async () => {
  const [lina, admin] = [await app.as('lina'), await app.as('admin')];
  const window = await openWindowOf(lina);
  const owner = await app.owner();
  await owner.query(
    `update app.session set created_time = now() - interval '7 days' where ticket_hash = sha256($1::bytea)`,
    [lina.credentials.ticket],
  );
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  await housekeeping({ pool, files: openFileStore(app.config), log: { warn: () => {} }, config: app.config })
    .run(new AbortController().signal)
    .finally(() => pool.end());
  expect((await window.closed()).code).toBe(4401);
  expect(await statusOf(admin)).toBe(200);
});

it('使用会话每分钟最多写入一次', async () => {
  const lina = await app.as('lina');
  const owner = await app.owner();
  const seen = async (since: string) => {
    await owner.query(
      `update app.session set last_seen_time = now() - $2::interval where ticket_hash = sha256($1::bytea)`,
      [lina.credentials.ticket, since],
    );
    await owner.query(`select pg_notify('access_changed', '1')`);
    // As the process hears it a moment later, the session is asked for until then.
    await expect.poll(() => statusOf(lina)).toBe(200);
    const { rows } = await owner.query(
      `select extract(epoch from now() - last_seen_time)::int as seconds from app.session where ticket_hash = sha256($1::bytea)`,
      [lina.credentials.ticket],
    );
    return rows[0].seconds as number;
  };
  expect(await seen('40 seconds')).toBeGreaterThanOrEqual(40);
  await expect.poll(() => seen('2 minutes')).toBeLessThan(10);
});
