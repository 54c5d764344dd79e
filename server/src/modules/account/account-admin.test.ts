import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { usePasswordOf } from '../../testing/people/use-password-of.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { loginAs } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { live: { graceMs: 200 } });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const find = async (login: string) => (await admin.data(account.list, { account: login }))[0]!;
const isIn = async (client: TestClient) => (await client.attempt(session.check, {})).status === 200;

describe('账号列表', () => {
  it('列出本租户的账号及其角色，不含任何密码', async () => {
    const rows = await admin.data(account.list, { pageSize: 100 });
    const accounts = rows.map((row) => row.account);
    expect(accounts).toEqual(accounts.toSorted());
    expect(rows.map((row) => [row.account, row.name, row.roleNames, row.active])).toEqual(
      expect.arrayContaining([
        ['admin', '陈志远', ['系统管理员'], 1],
        ['kehu', '华东经销商', ['经销客户'], 1],
        ['lina', '李娜', ['数据查看员'], 1],
        ['zhangwei', '张伟', ['主数据专员', '仓储专员'], 1],
      ]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password/i);
  });

  it('单个账号与列表中的一样；别的租户的账号不存在', async () => {
    const row = await find('zhangwei');
    expect(await admin.data(account.detail, { id: row.id })).toEqual(row);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await neighbour.attempt(account.detail, { id: row.id })).status).toBe(404);
  });

  it('角色名称随语言', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.data(account.list, { account: 'lina' }))[0]!.roleNames).toEqual(['Viewer']);
  });

  it.each([
    ['账号', { account: 'GWEI' }, ['zhangwei', 'zhangwei2']],
    ['姓名', { name: '李' }, ['lina']],
    ['账号与姓名', { account: 'lina', name: '张' }, []],
    ['通配符只是字符', { name: '%' }, []],
  ])('按%s查询', async (_what, filters, found) => {
    const { body } = await admin.succeed(account.list, filters);
    expect([body.data.map((row: { account: string }) => row.account), body.total]).toEqual([found, found.length]);
  });

  it('不是管理员的人不能重置管理员的密码，也不能让管理员下线', async () => {
    const owner = await app.owner();
    await owner.query(
      `insert into role_resource (tenant_id, role_id, resource_id) select 1, r.id, s.id from role r, resource s where r.tenant_id = 1 and s.tenant_id = 1 and r.code = 'VIEWER' and s.code in ('account.view', 'account.reset')`,
    );
    const lina = await app.as('lina');
    const { id } = await find('admin');
    for (const attempt of [
      lina.attempt(account.resetPassword, { id, password: 'Hacked123' }),
      lina.attempt(account.endSessions, { id }),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { message: '管理员的账号与角色只能由管理员修改' } });
    }
    await owner.query(
      `delete from role_resource where tenant_id = 1 and resource_id in (select id from resource where tenant_id = 1 and code in ('account.view', 'account.reset'))`,
    );
    expect((await admin.attempt(account.list, {})).status).toBe(200);
  });

  it('显示在线会话数与最近在线时间：打开着窗口的会话才算在线，退出后仍记得时间', async () => {
    expect(await find('kehu')).toMatchObject({ sessionCount: 0, onlineCount: 0, lastSeenTime: '' });
    const [first, second, closed] = [await app.as('kehu'), await app.as('kehu'), await app.as('kehu')];
    const lastSeenTime = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await find('kehu')).toMatchObject({ sessionCount: 3, onlineCount: 0, lastSeenTime });
    const windows = [
      await openWindowOf(first),
      await openWindowOf(first),
      await openWindowOf(second),
      await openWindowOf(closed),
    ];
    const counts = async () => {
      const { sessionCount, onlineCount } = await find('kehu');
      return [sessionCount, onlineCount];
    };
    await expect.poll(counts).toEqual([3, 3]);
    // The browser is closed without logging out.
    windows[3]!.socket.close();
    await expect.poll(counts).toEqual([3, 2]);
    await first.succeed(session.logout, {});
    await second.succeed(session.logout, {});
    await expect.poll(counts).toEqual([1, 0]);
    expect(await find('kehu')).toMatchObject({ lastSeenTime });
  });

  it('过期的会话不算在线，清理后仍记得最近在线时间', async () => {
    const lina = await app.as('lina');
    const owner = await app.owner();
    await owner.query(`update app.session set last_seen_time = '2026-01-02 03:04:05+08' where user_id = $1`, [
      (await find('lina')).id,
    ]);
    expect(await find('lina')).toMatchObject({ sessionCount: 0, lastSeenTime: '2026-01-02 03:04:05' });
    // As the housekeeping does it, with the server's rights and without a tenant.
    const server = await app.asTenant(1);
    await server.query(`reset app.tenant`);
    await server.query('delete from app.session where last_seen_time < now() - idle_limit');
    expect(await find('lina')).toMatchObject({ lastSeenTime: '2026-01-02 03:04:05' });
    expect(lina).toBeDefined();
  });
});

describe('重置密码', () => {
  it('成功后该账号的会话全部结束，只有新密码可以登录', async () => {
    const [here, there] = [await app.as('lina'), await app.as('lina')];
    const { body } = await admin.succeed(account.resetPassword, { id: (await find('lina')).id, password: 'Fresh2026' });
    expect(body.message).toBe('密码已重置');
    expect([await isIn(here), await isIn(there), await isIn(admin)]).toEqual([false, false, true]);
    await expect(app.as('lina')).rejects.toThrow('用户名或密码不正确');
    await expect(loginAs(app.baseUrl, { account: 'lina', password: 'Fresh2026' })).resolves.toBeDefined();
    await usePasswordOf(app, 'zhangwei', 'lina');
  });

  it('新密码不出现在修改记录中', async () => {
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(
      `select changes from change_record where table_name = 'user_account' and action = 'update'`,
    );
    expect(rows.map((row) => row.changes)).toContainEqual({ password_hash: { before: '***', after: '***' } });
    expect(JSON.stringify(rows)).not.toMatch(/argon2|Fresh2026/);
  });

  it.each([
    ['缺少新密码', '', '请输入新密码'],
    ['新密码太短', 'abc12', '密码最小6个字符!'],
    ['新密码过长', 'x'.repeat(51), '不超过50个字符'],
  ])('%s时在该字段提示，会话不受影响', async (_what, password, message) => {
    const lina = await app.as('lina');
    const { status, body } = await admin.attempt(account.resetPassword, { id: (await find('lina')).id, password });
    expect([status, body.data.fields]).toEqual([400, [{ field: 'password', message }]]);
    expect(await isIn(lina)).toBe(true);
  });

  it('不能重置自己的密码，也不能强制自己下线', async () => {
    const { id } = await find('admin');
    const reset = await admin.attempt(account.resetPassword, { id, password: 'Fresh2026' });
    expect([reset.status, reset.body.message]).toEqual([400, '不能在此重置自己的密码，请使用“修改密码”']);
    const ended = await admin.attempt(account.endSessions, { id });
    expect([ended.status, ended.body.message]).toEqual([400, '不能强制自己下线，请使用“退出”']);
    expect(await isIn(admin)).toBe(true);
  });

  it('别的租户的账号不存在', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const [theirs] = await neighbour.data(account.list, { account: 'lina' });
    const lina = await app.as('lina', { tenantCode: 'HXJT' });
    expect((await admin.attempt(account.resetPassword, { id: theirs!.id, password: 'Fresh2026' })).status).toBe(404);
    expect((await admin.attempt(account.endSessions, { id: theirs!.id })).status).toBe(404);
    expect(await isIn(lina)).toBe(true);
  });
});

it('强制下线结束该账号的全部会话，密码不变', async () => {
  const [here, there] = [await app.as('zhangwei'), await app.as('zhangwei')];
  const { id } = await find('zhangwei');
  const { body } = await admin.succeed(account.endSessions, { id });
  expect(body.message).toBe('已强制下线');
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  await expect(app.as('zhangwei')).resolves.toBeDefined();
  // No session: nothing to end, and no harm.
  await admin.succeed(account.endSessions, { id });
  await admin.succeed(account.endSessions, { id });
});

describe('批量停用启用', () => {
  it('停用的立即下线且不能登录，自己与别的租户的逐条说明；启用后又可登录', async () => {
    const [lina, kehu] = [await app.as('lina'), await app.as('kehu')];
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const [theirs] = await neighbour.data(account.list, { account: 'lina' });
    const ids = [(await find('lina')).id, (await find('admin')).id, (await find('kehu')).id, theirs!.id];
    expect(await admin.data(account.setActiveBatch, { ids, active: 0 })).toEqual({
      done: 2,
      failed: [
        { id: ids[1], name: '陈志远', message: '不能停用或删除自己的账号' },
        { id: ids[3], name: '', message: '数据不存在或已被删除' },
      ],
    });
    expect([await isIn(lina), await isIn(kehu), await isIn(admin)]).toEqual([false, false, true]);
    await expect(app.as('lina')).rejects.toThrow(/停用/);
    expect(await admin.data(account.setActiveBatch, { filters: { account: 'lina' }, count: 1, active: 1 })).toEqual({
      done: 1,
      failed: [],
    });
    await admin.succeed(account.setActiveBatch, { ids: [ids[2]!], active: 1 });
    await expect(app.as('lina')).resolves.toBeDefined();
  });

  it('权限比自己多的人逐条说明，其余的停用', async () => {
    await addRole(app, 'STAFF_KEEPER', ['employee.view', 'employee.edit', 'account.view']);
    const keeper = await addPerson(app, 'keeper', 'D02', 'STAFF_KEEPER');
    const [below, above] = [await addPerson(app, 'below', 'D0201', 'STAFF_KEEPER'), await find('admin')];
    const { done, failed } = await keeper.data(account.setActiveBatch, { ids: [above.id, below.id], active: 0 });
    expect([done, failed]).toEqual([
      1,
      [{ id: above.id, name: '陈志远', message: '管理员的账号与角色只能由管理员修改' }],
    ]);
    expect([await isIn(below), await isIn(admin)]).toEqual([false, true]);
  });

  it('一次最多一千个', async () => {
    expect((await admin.attempt(account.setActiveBatch, { filters: {}, count: 1001, active: 0 })).body.message).toBe(
      '一次最多处理1000条数据，请缩小查询范围',
    );
  });
});

it('没有权限的人看不到也做不了', async () => {
  const zhangwei = await app.as('zhangwei');
  const { id } = await find('lina');
  expect((await zhangwei.attempt(account.list, {})).status).toBe(403);
  expect((await zhangwei.attempt(account.resetPassword, { id, password: 'Fresh2026' })).status).toBe(403);
  expect((await zhangwei.attempt(account.endSessions, { id })).status).toBe(403);
  expect((await zhangwei.attempt(account.setActiveBatch, { ids: [id], active: 0 })).status).toBe(403);
});
