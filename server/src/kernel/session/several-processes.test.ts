import type { AddressInfo } from 'node:net';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { busName } from '../process/bus.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';

/** Two servers on one database, as behind a load balancer. */
let first: TestApp;
let second: FastifyInstance;
beforeAll(async () => {
  first = await startTestApp();
  second = await buildApp(first.config, first.databaseUrl);
  await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await first.stop();
});

const onSecond = (client: TestClient) =>
  testClient(`http://127.0.0.1:${(second.server.address() as AddressInfo).port}`, client.credentials);

describe('多个服务进程', () => {
  it('在一处登录，处处可用', async () => {
    const client = await first.as('admin');
    expect((await onSecond(client).attempt(session.check, {})).status).toBe(200);
  });

  it('在一处退出，处处立即失效', async () => {
    for (let round = 0; round < 10; round++) {
      const client = await first.as('kehu');
      const elsewhere = onSecond(client);
      await elsewhere.succeed(session.check, {});
      await client.succeed(session.logout, {});
      expect((await elsewhere.attempt(session.check, {})).status).toBe(401);
    }
  });

  it('在一处切换角色，处处立即生效', async () => {
    const client = await first.as('zhangwei', { roleCode: 'WAREHOUSE' });
    const elsewhere = onSecond(client);
    const { userRoles } = await client.data(role.ofUser, {});
    for (let round = 0; round < 10; round++) {
      const chosen = userRoles[round % 2]!;
      await client.succeed(session.setRole, { roleId: chosen.roleId, key: chosen.key });
      expect((await elsewhere.attempt(brand.list, {})).status).toBe(chosen.code === 'MASTER_DATA' ? 200 : 403);
    }
  });

  it('数据库断开所有连接后自动恢复，之后仍然处处立即失效', async () => {
    const client = await first.as('admin');
    const elsewhere = onSecond(client);
    await elsewhere.succeed(brand.list, {});
    const owner = await first.owner();
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const ready = async () =>
      (await fetch(`${elsewhere.baseUrl}/readyz`)).ok && (await fetch(`${first.baseUrl}/readyz`)).ok;
    await expect.poll(ready).toBe(true);
    await Promise.all(Array.from({ length: 20 }, () => elsewhere.succeed(brand.list, {})));
    await client.succeed(session.logout, {});
    expect((await elsewhere.attempt(session.check, {})).status).toBe(401);
  });

  it('同一请求不能在另一处重放', async () => {
    const client = await first.as('admin');
    const headers = client.headersOf();
    const input = { code: 'REPLAY', name: '重放', active: 1, sortOrder: 1 };
    expect((await client.send('POST', brand.save.path, input, headers)).status).toBe(200);
    expect((await onSecond(client).send('POST', brand.save.path, input, headers)).body.data).toMatchObject({
      error: 'error.replayed',
    });
  });

  it('并发的重放只有一个成功', async () => {
    const client = await first.as('admin');
    const headers = client.headersOf();
    const input = { code: 'RACE', name: '并发', active: 1, sortOrder: 1 };
    const answers = await Promise.all(
      [client, onSecond(client), client, onSecond(client)].map((each) =>
        each.send('POST', brand.save.path, input, headers),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

/** A third process, which confirms an invalidation when it is told to. */
async function startThirdProcess() {
  const client = new pg.Client({ connectionString: first.databaseUrl, application_name: busName });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const requests: string[] = [];
  client.on('notification', ({ payload }) => requests.push(payload!));
  await client.query('listen invalidation_requested');
  /** What has been asked until now. */
  const heard = async () => {
    await client.query('select 1');
    return requests;
  };
  return {
    requests,
    heard,
    confirm: (id: string, pid = rows[0]!.pid) =>
      client.query(`select pg_notify('invalidation_done', $1)`, [`${id} ${pid}`]),
  };
}

/** Whether a call has been answered by the time that a later one is. */
async function isAnswered(call: Promise<unknown>) {
  let isOver = false;
  void call.then(() => (isOver = true));
  await fetch(`${first.baseUrl}/readyz`);
  return isOver;
}

describe('更改会话或权限的请求', () => {
  it('等到每个进程都知道它自己的更改才答复：别人的确认和重复的确认都不算', async () => {
    const admin = await first.as('admin');
    const third = await startThirdProcess();
    const change = (sharingType: 'brand' | 'unit') =>
      admin.succeed(sharing.setMode, { sharingType, mode: sharingModes.private });
    const calls = [change('brand')];
    await expect.poll(() => third.requests.length, { interval: 5 }).toBe(1);
    calls.push(change('unit'));
    await expect.poll(() => third.requests.length, { interval: 5 }).toBe(2);
    const [one, other] = third.requests as [string, string];
    for (let again = 0; again < 3; again++) await third.confirm(one, 1);
    await third.confirm(other);
    await calls[1];
    expect(await isAnswered(calls[0]!)).toBe(false);
    await third.confirm(one);
    await calls[0];
  });

  it('提交之后才开始等', async () => {
    const client = await first.as('kehu');
    const third = await startThirdProcess();
    const owner = await first.owner();
    await owner.query('begin; lock table app.session in row exclusive mode; select from app.session for update');
    const logout = client.succeed(session.logout, {});
    const isBlocked = async () =>
      (
        await owner.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount! > 0;
    await expect.poll(isBlocked, { interval: 5 }).toBe(true);
    expect(await isAnswered(logout)).toBe(false);
    expect(await third.heard()).toEqual([]);
    await owner.query('commit');
    await expect.poll(() => third.requests.length, { interval: 5 }).toBe(1);
    expect(await isAnswered(logout)).toBe(false);
    await third.confirm(third.requests[0]!);
    await logout;
  });
});
