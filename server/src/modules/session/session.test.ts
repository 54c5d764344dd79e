import { brand } from '@edp/contract/modules/brand/brand.ts';
import { role, session, tenant } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let source = 0;
const loginInput = (fields: object = {}) => ({
  loginName: 'admin',
  password: 'Admin123',
  captcha: '8888',
  source: `web_${++source}`,
  ...fields,
});
const tenantAuthOf = async (tenantCode = 'BRH') =>
  (await app.anonymous().data(tenant.byCode, { tenantCode })).tenantAuth;

describe('授权码', () => {
  it('正确时返回租户，不分大小写', async () => {
    expect(await app.anonymous().data(tenant.byCode, { tenantCode: 'brh' })).toMatchObject({
      tenantCode: 'BRH',
      name: '佰瑞华集团',
    });
  });
  it('为空或不正确时说明原因', async () => {
    expect((await app.anonymous().attempt(tenant.byCode, { tenantCode: ' ' })).body.message).toBe('请输入授权码');
    expect((await app.anonymous().attempt(tenant.byCode, { tenantCode: 'NOPE' })).body.message).toBe('授权码不正确');
  });
});

describe('登录', () => {
  it('没有有效的授权码不能登录', async () => {
    for (const tenantAuth of ['', '1.forged', '2.', (await tenantAuthOf()).replace('1.', '2.')]) {
      const { status, body } = await app.anonymous({ tenantAuth }).attempt(session.login, loginInput());
      expect([status, body.data.error]).toEqual([400, 'error.tenant']);
    }
  });

  it.each([
    ['用户名为空', { loginName: '' }, '请输入用户名'],
    ['密码为空', { password: '' }, '请输入密码'],
    ['验证码为空', { captcha: '' }, '请输入验证码'],
    ['验证码错误', { captcha: '0000' }, '验证码不正确或已过期'],
    ['密码错误', { password: 'Admin124' }, '用户名或密码不正确'],
    ['账号不存在', { loginName: 'nobody' }, '用户名或密码不正确'],
    ['密码大小写不同', { password: 'admin123' }, '用户名或密码不正确'],
  ])('%s时说明原因', async (_what, fields, message) => {
    const { status, body } = await app
      .anonymous({ tenantAuth: await tenantAuthOf() })
      .attempt(session.login, loginInput(fields));
    expect([status, body.message]).toEqual([400, message]);
  });

  it('同名账号属于各自的租户', async () => {
    const here = await app.as('admin');
    const there = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await here.data(session.info, {})).userName).toBe('陈志远');
    expect((await there.data(session.info, {})).userName).toBe('赵明辉');
  });

  it('说出本人的所属组织；没有的为空', async () => {
    const client = await app.as('zhangwei');
    expect((await client.data(session.info, {})).orgName).toBe('物料数据组');
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`update user_account set organisation_id = null where account = 'zhangwei'`);
    expect((await client.data(session.info, {})).orgName).toBe('');
  });

  it('票据在数据库中只有散列，密码只有 argon2id', async () => {
    const { credentials } = await app.as('admin');
    const owner = await app.owner();
    const { rows } = await owner.query(`select encode(ticket_hash, 'hex') as hash from app.session`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(credentials.ticket);
    const tenantOne = await app.asTenant(1);
    const { rows: users } = await tenantOne.query('select password_hash from user_account');
    expect(users.every((user) => user.password_hash.startsWith('$argon2id$'))).toBe(true);
    const { rows: changes } = await tenantOne.query(
      `select changes from change_record where table_name = 'user_account'`,
    );
    expect(changes.length).toBeGreaterThan(0);
    expect(JSON.stringify(changes)).not.toContain('argon2');
  });

  it('停用的账号不能登录，已有的会话立即失效', async () => {
    const lina = await app.as('lina');
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`update user_account set active = false where account = 'lina'`);
    await expect.poll(async () => (await lina.attempt(session.check, {})).status).toBe(401);
    const { body } = await app
      .anonymous({ tenantAuth: await tenantAuthOf() })
      .attempt(session.login, loginInput({ loginName: 'lina', password: 'Demo1234' }));
    expect(body.message).toBe('账号已停用，请联系管理员');
    await tenantOne.query(`update user_account set active = true where account = 'lina'`);
  });

  it('同一账号连续失败后暂时锁定', async () => {
    const client = app.anonymous({ tenantAuth: await tenantAuthOf('HXJT') });
    const attempts = [];
    for (let i = 0; i < 11; i++)
      attempts.push((await client.attempt(session.login, loginInput({ loginName: 'kehu', password: 'wrong' }))).status);
    expect(attempts.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(attempts[10]).toBe(429);
    const right = await client.attempt(session.login, loginInput({ loginName: 'kehu', password: 'Demo1234' }));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('验证码', () => {
  const answerOf = async (key: string) => {
    const owner = await app.owner();
    const { rows } = await owner.query('select answer from app.captcha where key like $1', [`%${key}`]);
    return rows[0]?.answer as string | undefined;
  };
  const draw = (key: string) => fetch(`${app.baseUrl}${session.captcha.path}?source=${key}`);

  it('是一张图片，只能使用一次，不分大小写', async () => {
    const response = await draw('web_once');
    expect(response.headers.get('content-type')).toBe('image/png');
    const answer = (await answerOf('web_once'))!;
    const client = app.anonymous({ tenantAuth: await tenantAuthOf() });
    await client.succeed(session.login, loginInput({ captcha: answer.toLowerCase(), source: 'web_once' }));
    const again = await client.attempt(session.login, loginInput({ captcha: answer, source: 'web_once' }));
    expect(again.body.message).toBe('验证码不正确或已过期');
  });

  it('答错一次即作废', async () => {
    await draw('web_wrong');
    const answer = (await answerOf('web_wrong'))!;
    const client = app.anonymous({ tenantAuth: await tenantAuthOf() });
    await client.attempt(session.login, loginInput({ captcha: 'XXXX', source: 'web_wrong' }));
    expect((await client.attempt(session.login, loginInput({ captcha: answer, source: 'web_wrong' }))).status).toBe(
      400,
    );
  });

  it('五分钟后过期', async () => {
    await draw('web_old');
    const answer = (await answerOf('web_old'))!;
    const owner = await app.owner();
    await owner.query(`update app.captcha set created_time = now() - interval '6 minutes'`);
    const { body } = await app
      .anonymous({ tenantAuth: await tenantAuthOf() })
      .attempt(session.login, loginInput({ captcha: answer, source: 'web_old' }));
    expect(body.message).toBe('验证码不正确或已过期');
  });
});

describe('角色与库存组织', () => {
  it('选择角色之前没有任何权限和菜单', async () => {
    const tenantAuth = await tenantAuthOf();
    const { corTicket: ticket } = await app.anonymous({ tenantAuth }).data(session.login, loginInput());
    const client = app.anonymous({ tenantAuth, ticket });
    expect((await client.attempt(brand.list, {})).status).toBe(403);
    expect((await client.data(role.resources, {})).menuList).toEqual([]);
    expect((await client.data(session.info, {})).roleId).toBe('');
  });

  it('两个角色的菜单不同，切换后立即生效', async () => {
    const client = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    const { userRoles } = await client.data(role.ofUser, {});
    expect(userRoles.map((each) => [each.roleName, each.invOrgData.length])).toEqual([
      ['主数据专员', 3],
      ['仓储专员', 1],
    ]);
    const menu = async () =>
      (await client.data(role.resources, {})).menuList.flatMap((item) => item.list.map((child) => child.url));
    expect(await menu()).toContain('/brand');
    await client.succeed(session.setRole, { roleId: userRoles[1]!.roleId, key: userRoles[1]!.key });
    expect(await menu()).toEqual(['/materialManage']);
    expect((await client.attempt(brand.list, {})).status).toBe(403);
  });

  it('不能选择不属于自己的角色和库存组织', async () => {
    const client = await app.as('zhangwei');
    const admin = await app.as('admin');
    const [adminRole] = (await admin.data(role.ofUser, {})).userRoles;
    const attempt = await client.attempt(session.setRole, { roleId: adminRole!.roleId, key: '' });
    expect([attempt.status, attempt.body.message]).toEqual([400, '角色切换失败!']);
    expect((await client.attempt(session.setInvOrg, { invorgId: '999' })).body.message).toBe('库存组织切换失败!');
    expect((await client.attempt(role.invOrgs, { roleId: adminRole!.roleId })).status).toBe(404);
  });

  it('库存组织可在角色的范围内切换', async () => {
    const client = await app.as('zhangwei');
    const organisations = await client.data(role.invOrgs, {});
    await client.succeed(session.setInvOrg, { invorgId: organisations[2]!.id });
    expect((await client.data(session.info, {})).invorgId).toBe(organisations[2]!.id);
  });

  it('使用中的角色被收回后权限立即消失', async () => {
    const client = await app.as('zhangwei');
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(
      `delete from user_role where role_id = (select id from role where code = 'MASTER_DATA') returning user_id, role_id`,
    );
    await expect.poll(async () => (await client.attempt(brand.list, {})).status).toBe(403);
    await tenantOne.query('insert into user_role (user_id, role_id) values ($1, $2)', [
      rows[0].user_id,
      rows[0].role_id,
    ]);
  });

  it('英文界面的菜单是英文', async () => {
    const client = await app.as('admin', { language: 'ENG' });
    const [first] = (await client.data(role.resources, {})).menuList;
    expect(first).toMatchObject({ name: 'Product centre' });
    expect(first!.list.map(({ name }) => name).slice(0, 2)).toEqual(['Materials', 'Products']);
  });
});

describe('会话', () => {
  it('停用的企业立刻不能再用，也不能再登录', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const owner = await app.owner();
    const serve = (active: boolean) => owner.query(`update app.tenant set active = $1 where code = 'HXJT'`, [active]);
    await serve(false);
    await expect.poll(async () => (await neighbour.attempt(session.check, {})).status).toBe(401);
    const { status, body } = await app
      .anonymous({ tenantAuth: neighbour.credentials.tenantAuth })
      .attempt(session.login, loginInput());
    expect([status, body.data.error]).toEqual([400, 'error.tenant']);
    await serve(true);
    await expect(app.as('admin', { tenantCode: 'HXJT' })).resolves.toBeDefined();
  });

  it('退出后票据失效', async () => {
    const client = await app.as('admin');
    await client.succeed(session.check, {});
    await client.succeed(session.logout, {});
    expect(await client.attempt(session.check, {})).toMatchObject({ status: 401, body: { code: 403 } });
  });

  it('十二小时不用即失效，记住我为三十天', async () => {
    const tenantAuth = await tenantAuthOf();
    const enter = async (rememberMe: boolean) => {
      const { corTicket } = await app.anonymous({ tenantAuth }).data(session.login, loginInput({ rememberMe }));
      return app.anonymous({ tenantAuth, ticket: corTicket });
    };
    const [usual, remembered] = [await enter(false), await enter(true)];
    const owner = await app.owner();
    await owner.query(`update app.session set last_seen_time = now() - interval '13 hours'`);
    expect((await usual.attempt(session.check, {})).status).toBe(401);
    expect((await remembered.attempt(session.check, {})).status).toBe(200);
    await owner.query(`update app.session set last_seen_time = now() - interval '31 days'`);
    const again = app.anonymous({ tenantAuth, ticket: remembered.credentials.ticket });
    await owner.query(`update app.session set language = language`);
    await expect.poll(async () => (await again.attempt(session.check, {})).status).toBe(401);
  });
});
