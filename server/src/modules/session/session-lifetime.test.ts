import { session } from '@edp/contract/modules/session/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { untilHappened } from '../../chaos/product.ts';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { housekeeping } from '../../kernel/jobs/housekeeping.ts';
import { afterNotifications } from '../../testing/jobs/after-notifications.ts';
import { openSocket, openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SESSION_MAX_DAYS: '7' });
});
afterAll(() => app.stop());

const statusOf = async (client: TestClient) => (await client.attempt(session.check, {})).status;
const createdAt = async ({ credentials }: TestClient, created: string) => {
  const owner = await app.owner();
  await owner.query(`update app.session set created_time = ${created} where ticket_hash = sha256($1::bytea)`, [
    credentials.ticket,
  ]);
};
/** Sessions in memory are read again. */
const forgetSessions = async () => {
  const owner = await app.owner();
  await owner.query(`select pg_notify('access_changed', '1')`);
  await afterNotifications(app);
};

it('会话从登录起最多七天，一直在用也会结束，内存中的会话也不例外', async () => {
  const [ended, ending] = [await app.as('lina'), await app.as('lina')];
  await createdAt(ended, `now() - interval '7 days'`);
  await forgetSessions();
  expect(await statusOf(ended)).toBe(401);
  onTestFinished(() => void vi.useRealTimers());
  // Where the fifty seconds that are left of it pass before it is read, it gets others.
  await untilHappened('the session is read before it ends', async () => {
    vi.useRealTimers();
    await createdAt(ending, `now() - interval '7 days' + interval '50 seconds'`);
    await forgetSessions();
    vi.useFakeTimers({ toFake: ['Date'] });
    return (await statusOf(ending)) === 200;
  });
  await createdAt(ending, `now() - interval '7 days'`);
  expect(await statusOf(ending)).toBe(200);
  vi.setSystemTime(Date.now() + 51_000);
  expect(await statusOf(ending)).toBe(401);
});

it('到期的会话打开的窗口被关闭，不能再打开', async () => {
  const lina = await app.as('lina');
  const window = await openWindowOf(lina);
  await createdAt(lina, `now() - interval '7 days'`);
  await forgetSessions();
  // The window was asked about at once, because of the notification.
  expect((await window.closed()).code).toBe(4401);
  expect(await statusOf(lina)).toBe(401);
  const again = openSocket(app.baseUrl, lina.credentials.ticket);
  expect((await again.closed()).code).toBe(4401);
});

it('清理时结束到期的会话，并通知其窗口；其余的会话继续', async () => {
  const [lina, admin] = [await app.as('lina'), await app.as('admin')];
  const window = await openWindowOf(lina);
  await createdAt(lina, `now() - interval '7 days'`);
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
  /** Whether the use of a session is written down that was used so long ago. */
  const isNoted = async (since: string) => {
    const ofTicket = `where ticket_hash = sha256('${lina.credentials.ticket}')`;
    const stored = await owner.query(
      `update app.session set last_seen_time = now() - '${since}'::interval ${ofTicket} returning last_seen_time::text`,
    );
    await forgetSessions();
    expect(await statusOf(lina)).toBe(200);
    const found = await owner.query(`select last_seen_time::text from app.session ${ofTicket}`);
    return found.rows[0].last_seen_time !== stored.rows[0].last_seen_time;
  };
  // Where a minute has passed before the session is read, it is stored again.
  await expect.poll(() => isNoted('40 seconds')).toBe(false);
  expect(await isNoted('2 minutes')).toBe(true);
});
