import { session } from '@edp/contract/modules/session/session.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { untilHappened } from '../../chaos/product.ts';
import { afterNotifications } from '../../testing/jobs/after-notifications.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const statusOf = async (client: TestClient) => (await client.attempt(session.check, {})).status;

/** As if the user had logged in so long ago; without a word to the processes that have the session in memory. */
async function setAge({ credentials }: TestClient, age: string) {
  const owner = await used.app.owner();
  await owner.query(
    `update app.session set created_time = now() - $2::interval where ticket_hash = sha256($1::bytea)`,
    [credentials.ticket, age],
  );
}

async function announce() {
  const owner = await used.app.owner();
  await owner.query(`select pg_notify('access_changed', '1')`);
  await afterNotifications(used.app);
}

/** A request for which the session has been read, but not yet what its user may do. */
async function startReading(client: TestClient) {
  const holder = await used.app.owner();
  await announce();
  await holder.query('begin; lock table public.user_account');
  const status = statusOf(client);
  const waiting = `select from pg_locks where relation = 'user_account'::regclass and not granted`;
  // Not with `expect.poll`, which moves a faked clock on.
  await untilHappened('the session is read', async () => (await holder.query(waiting)).rows.length > 0);
  return async () => {
    await holder.query('commit');
    return status;
  };
}

it('读取期间会话失效：读到的旧会话不会在失效之后留在内存中', async () => {
  const lina = await used.app.as('lina');
  const finishReading = await startReading(lina);
  await setAge(lina, '31 days');
  await announce();
  expect(await finishReading()).toBe(200);
  expect(await statusOf(lina)).toBe(401);
});

it('读取花去的时间也算在会话剩下的时间里', async () => {
  const lina = await used.app.as('lina');
  const began = Date.now();
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const finishReading = await startReading(lina);
  vi.setSystemTime(began + 50_000);
  expect(await finishReading()).toBe(200);
  await setAge(lina, '31 days');
  expect(await statusOf(lina)).toBe(200);
  vi.setSystemTime(began + 61_000);
  expect(await statusOf(lina)).toBe(401);
});
