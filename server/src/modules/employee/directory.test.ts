import { type Call, pathOf } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { chat } from '@edp/contract/modules/chat/chat.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';

/** Who finds which colleagues, and what they learn of them. */
let app: TestApp;
let admin: TestClient;
let lina: TestClient;
let dealer: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [admin, lina, dealer] = [await app.as('admin'), await app.as('lina'), await app.as('kehu')];
  await app.inTransaction({ tenantId: 1 }, (db) =>
    sql`insert into user_account (account, name, password_hash, initials, job_number)
    select 'crowd' || n, '钱众' || n, '', 'qz', 'SECRET' || n from generate_series(1, 30) n`.execute(db),
  );
});
afterAll(() => app.stop());

const idOf = async (client: TestClient) => (await client.data(session.info, {})).userId;
const pickers = [employee.choose, employee.reachable] as const;

describe('没有员工权限的人选择同事', () => {
  it.each([{}, { pageSize: 10_000 }, { realName: '' }, { realName: 'a' }, { realName: ' q ' }])(
    '%j 不能浏览通讯录',
    async (input) => {
      for (const call of pickers) expect((await lina.succeed(call, input)).body).toMatchObject({ total: 0, data: [] });
      expect(
        (
          await lina.succeed(employee.choose, {
            ...input,
            id: (await lina.data(organisation.ofUser, {}))!.id,
            limit: 100,
          })
        ).body.total,
      ).toBe(0);
    },
  );

  it('按姓名查找，一个汉字即可，最多20人', async () => {
    for (const call of pickers) {
      expect((await lina.data(call, { realName: '单' })).map((person) => person.realname)).toEqual(['单亮']);
      const { body } = await lina.succeed(call, { realName: '钱众', pageSize: 10_000 });
      expect([body.data.length, body.total, body.approximate]).toEqual([20, 20, true]);
      expect(await lina.data(call, { realName: '钱众', pageNo: 2, pageSize: 15 })).toHaveLength(5);
      expect(await lina.data(call, { realName: '钱众', pageNo: 3, pageSize: 10 })).toEqual([]);
      expect((await admin.succeed(call, { realName: '钱众', pageSize: 10_000 })).body.total).toBe(30);
    }
  });

  it('按首字母查找，至少两个字母，最多20人', async () => {
    for (const initials of ['', 'q']) expect(await lina.data(employee.byInitials, { initials })).toEqual([]);
    expect((await lina.data(employee.byInitials, { initials: 'qz' })).flatMap((group) => group.list)).toHaveLength(20);
    expect(
      (await admin.data(employee.byInitials, { initials: 'q' })).flatMap((group) => group.list).length,
    ).toBeGreaterThan(29);
  });

  it.each([['certificate.edit'], ['sharing.edit'], ['employee.view']] as const)(
    '%s 的界面要选人，可以浏览姓名与部门',
    async (permission) => {
      const code = permission.toUpperCase().replace('.', '_');
      await addRole(app, code, [permission]);
      const client = await addPerson(app, code.toLowerCase(), 'D0302', code);
      const { body } = await client.succeed(employee.choose, { pageSize: 1000 });
      expect(body.total).toBeGreaterThan(50);
      expect(JSON.stringify(body)).not.toMatch(/SECRET|crowd|E0002|zhangwei/);
    },
  );
});

describe('聊天', () => {
  it('没有员工权限时只列出聊过的人，其他人按姓名查找', async () => {
    const contacts = await lina.data(chat.people, { pageSize: 1000 });
    expect(contacts.every((person) => person.lastText !== '')).toBe(true);
    expect((await lina.succeed(chat.people, { name: '钱众', pageSize: 1000 })).body).toMatchObject({
      total: 20,
      approximate: true,
    });
    expect(await lina.data(chat.people, { name: 'crowd1' })).toEqual([]);
    expect((await lina.data(chat.people, { name: '张伟' })).map((person) => [person.name, person.orgName])).toEqual([
      ['张伟', '物料数据组'],
    ]);
    expect((await admin.succeed(chat.people, { pageSize: 1000 })).body.total).toBeGreaterThan(50);
  });

  it('经销商只能回复给他发过消息的人', async () => {
    const [adminId, dealerId] = [await idOf(admin), await idOf(dealer)];
    expect(await dealer.data(chat.people, { name: '陈志远' })).toEqual([]);
    for (const attempt of [
      dealer.attempt(chat.send, { userId: adminId, text: '你好' }),
      dealer.attempt(chat.history, { userId: adminId }),
      dealer.attempt(chat.markRead, { userId: adminId, upToId: '1' }),
    ])
      expect((await attempt).status).toBe(404);
    await admin.succeed(chat.send, { userId: dealerId, text: '货已发出' });
    expect((await dealer.data(chat.people, { pageSize: 1000 })).map((person) => person.name)).toEqual(['陈志远']);
    await dealer.succeed(chat.send, { userId: adminId, text: '收到' });
    expect((await dealer.data(chat.history, { userId: adminId })).messages.map((said) => said.text)).toEqual([
      '货已发出',
      '收到',
    ]);
  });
});

describe('经销商', () => {
  const hidden: readonly [string, Call, object][] = [
    ['同事', employee.choose, { realName: '张伟' }],
    ['可发消息的同事', employee.reachable, { realName: '张伟' }],
    ['按首字母的同事', employee.byInitials, { initials: 'zw' }],
    ['组织树', organisation.tree, {}],
    ['组织树列表', organisation.treeList, {}],
    ['上级组织', organisation.above, {}],
    ['组织选项', organisation.options, {}],
    ['组织搜索', organisation.search, { sKey: '部' }],
    ['角色', role.list, {}],
    ['用户组', userGroup.list, {}],
    ['用户组成员', userGroup.members, { groupId: '1' }],
    ['共享范围', recordAccess.recordAccess, { sharingType: 'brand', id: '1' }],
    ['公告浏览记录', newsComment.views, { newId: '1' }],
    ['公告点赞记录', news.laudRecords, { newId: '1' }],
  ];
  it.each(hidden)('看不到%s，选择角色之前也看不到', async (_what, call, input) => {
    const send = (client: TestClient) => client.send(call.method, pathOf(call, input), input);
    expect(await send(dealer)).toMatchObject({ status: 403, body: { code: 4003 } });
    expect(await send(await withoutRole('kehu'))).toMatchObject({ status: 403, body: { code: 4003 } });
  });

  it('不知道谁在线', async () => {
    const window = await openWindowOf(dealer);
    const other = await openWindowOf(admin);
    expect(window.all('initMessage')[0]!.online).toEqual([await idOf(dealer)]);
    const watcher = await openWindowOf(lina);
    other.socket.close();
    await expect.poll(() => watcher.all('presence').length).toBeGreaterThan(0);
    expect(window.all('presence')).toEqual([]);
  });
});

describe('谁能看到这条记录', () => {
  it('不给出登录账号；人人可见的记录，没有员工权限时须按姓名查找', async () => {
    const [record] = await lina.data(brand.list, {});
    const asked = { sharingType: 'brand', id: record!.id, pageSize: 1000 } as const;
    expect((await lina.succeed(recordAccess.recordAccess, asked)).body).toMatchObject({ total: 0, data: [] });
    const [zhang] = await lina.data(recordAccess.recordAccess, { ...asked, name: '张伟' });
    expect(Object.keys(zhang!).toSorted()).toEqual(['name', 'orgName', 'power', 'powerStr', 'reasons', 'userId']);
    expect((await admin.succeed(recordAccess.recordAccess, asked)).body.total).toBeGreaterThan(20);
  });

  it('只给部分人看的记录，看得到的人可以知道是谁', async () => {
    const author = await addPerson(app, 'author', 'D0302');
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    const { id } = await author.data(brand.save, { code: 'MINE', name: '我的品牌', active: 1, sortOrder: 1 });
    const names = (await lina.data(recordAccess.recordAccess, { sharingType: 'brand', id, pageSize: 100 })).map(
      (person) => person.name,
    );
    expect(names).toEqual(expect.arrayContaining(['author', '李娜', '陈志远']));
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });
});

it('别人的编号得不到别人的角色', async () => {
  const { userRoles } = await lina.data(role.ofUser, { userId: await idOf(admin) });
  expect(userRoles.map((each) => each.code)).toEqual(['VIEWER']);
});

/** Logged in, but without a role yet. */
async function withoutRole(account: string): Promise<TestClient> {
  const client = await app.as(account);
  const owner = await app.owner();
  await owner.query('update app.session set role_id = null where ticket_hash = sha256($1)', [
    Buffer.from(client.credentials.ticket),
  ]);
  const fresh = testClient(app.baseUrl, client.credentials);
  await expect.poll(async () => (await fresh.data(session.info, {})).roleId).toBe('');
  return fresh;
}
