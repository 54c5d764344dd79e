import type { AddressInfo } from 'node:net';
import { closeCodes } from '@edp/contract/kernel/channel.ts';
import { chat } from '@edp/contract/modules/chat/chat.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two servers on one database, as behind a load balancer. */
let first: TestApp;
let second: FastifyInstance;
const urlOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
async function startAnother() {
  const app = await buildApp(first.config, first.databaseUrl);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
beforeAll(async () => {
  first = await startTestApp({}, { live: { beatMs: 500, goneMs: 10_000, graceMs: 1000 } });
  second = await startAnother();
});
afterAll(async () => {
  await second.close();
  await first.stop();
});

const userIdOf = async (account: string) => (await (await first.as(account)).data(session.info, {})).userId;

describe('多个服务进程的实时连接', () => {
  it('连在不同进程的两个人立即收到对方的话', async () => {
    const [admin, zhangwei] = [await first.as('admin'), await first.as('zhangwei')];
    const [mine, theirs] = [await openWindowOf(admin), await openWindowOf(zhangwei, urlOf(second))];
    await admin.succeed(chat.send, { userId: await userIdOf('zhangwei'), text: '在吗？' });
    for (const window of [mine, theirs])
      expect(await window.next('messagePush')).toMatchObject({
        kind: 'chat',
        chat: { text: '在吗？', fromName: '陈志远' },
      });
  });

  it('在一处退出，连在另一进程的窗口收到 logout', async () => {
    const lina = await first.as('lina');
    const window = await openWindowOf(lina, urlOf(second));
    await lina.succeed(session.logout, {});
    expect(await window.next('logout')).toBeNull();
  });

  it('谁在线，各进程所见一致；来去都告知本租户的人', async () => {
    const watcher = await openWindowOf(await first.as('admin'));
    const neighbour = await openWindowOf(await first.as('admin', { tenantCode: 'HXJT' }));
    const id = await userIdOf('kehu');
    const window = await openWindowOf(await first.as('kehu'), urlOf(second));
    const came = () => watcher.all('presence').some(({ online }) => online.includes(id));
    const went = () => watcher.all('presence').some(({ offline }) => offline.includes(id));
    await expect.poll(came).toBe(true);
    const admin = await first.as('admin');
    const isOnline = async () => (await admin.data(chat.people, { name: '华东经销商' }))[0]!.online;
    expect(await isOnline()).toBe(1);
    expect((await openWindowOf(admin)).all('initMessage')[0]!.online).toContain(id);
    window.socket.close();
    await expect.poll(went).toBe(true);
    expect(await isOnline()).toBe(0);
    expect(JSON.stringify(neighbour.heard)).not.toContain(`"${id}"`);
  });

  it('刷新页面的片刻不算离开', async () => {
    const watcher = await openWindowOf(await first.as('admin'));
    const [kehu, id] = [await first.as('kehu'), await userIdOf('kehu')];
    const before = await openWindowOf(kehu);
    await expect.poll(() => watcher.all('presence').some(({ online }) => online.includes(id))).toBe(true);
    const [leaving, leavingId] = [await openWindowOf(await first.as('lina')), await userIdOf('lina')];
    await expect.poll(() => watcher.all('presence').some(({ online }) => online.includes(leavingId))).toBe(true);
    // For the servers, no time passes between the two.
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    before.socket.close();
    await openWindowOf(kehu);
    // When another user who left after the reload is offline, the one who reloaded would be as well.
    leaving.socket.close();
    await expect
      .poll(() => {
        now += 1000;
        return watcher.all('presence').some(({ offline }) => offline.includes(leavingId));
      })
      .toBe(true);
    expect(watcher.all('presence').some(({ offline }) => offline.includes(id))).toBe(false);
  });

  it('进程被强行终止后留下的人，由其他进程清除', async () => {
    const id = await userIdOf('lina');
    const owner = await first.owner();
    const admin = await first.as('admin');
    await owner.query(`insert into app.live_process values ('killed', now())`);
    await owner.query(
      `insert into app.presence (process_id, tenant_id, user_id, ticket_hash) values ('killed', 1, $1, '\\x00')`,
      [id],
    );
    const isOnline = async () => (await admin.data(chat.people, { name: '李娜' }))[0]!.online;
    expect(await isOnline()).toBe(1);
    await owner.query(`update app.live_process set seen_time = now() - interval '11 seconds' where id = 'killed'`);
    await expect.poll(isOnline).toBe(0);
  });

  it('被误认为已终止的进程重新登记自己的人', async () => {
    await openWindowOf(await first.as('kehu'));
    const admin = await first.as('admin');
    const isOnline = async () => (await admin.data(chat.people, { name: '华东经销商' }))[0]!.online;
    await expect.poll(isOnline).toBe(1);
    // In one transaction: a moment later the process may have registered its users again.
    const results = (await (
      await first.owner()
    ).query('delete from app.live_process; select from app.presence')) as unknown as { rowCount: number }[];
    expect(results[1]!.rowCount).toBe(0);
    await expect.poll(isOnline).toBe(1);
  });

  it('数据库断开后恢复：重新收到 initMessage，其间的消息一条不少，其间结束的会话被退出', async () => {
    const [admin, lina] = [await first.as('admin'), await first.as('lina')];
    const [window, ended] = [await openWindowOf(admin), await openWindowOf(lina)];
    const before = window.all('initMessage')[0]!.unreadMessages;
    const owner = await first.owner();
    const [adminId, linaId] = [await userIdOf('admin'), await userIdOf('lina')];
    await owner.query(`
      begin;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
      set local app.tenant = '1';
      insert into message (user_id, kind, title, content) values (${adminId}, 'notice', '断线期间', '内容');
      delete from app.session where user_id = ${linaId};
      commit`);
    await expect.poll(() => window.all('initMessage').at(-1)!.unreadMessages).toBe(before + 1);
    await ended.next('logout');
  });

  it('进程停止时窗口收到 closeSocket 并被关闭', async () => {
    const third = await startAnother();
    const window = await openWindowOf(await first.as('admin'), urlOf(third));
    await third.close();
    await window.next('closeSocket');
    expect(await window.closed()).toEqual({ code: closeCodes.goingAway, reason: '服务器正在停止，请重新连接' });
  });
});
