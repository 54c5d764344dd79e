import { account } from '@edp/contract/modules/account/account.ts';
import { home } from '@edp/contract/modules/home/home.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../testing/login-as.ts';
import { usePasswordOf } from '../../testing/people/use-password-of.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const change = (fields: object = {}) => ({
  loginName: 'lina',
  oldPassword: 'Demo1234',
  password: 'NewPass99',
  confirmPassword: 'NewPass99',
  ...fields,
});

describe('修改密码', () => {
  it.each([
    ['缺少原密码', { oldPassword: '' }, 'oldPassword', '请输入原密码'],
    ['缺少新密码', { password: '', confirmPassword: '' }, 'password', '请输入新密码'],
    ['新密码太短', { password: 'abc12', confirmPassword: 'abc12' }, 'password', '密码最小6个字符!'],
    ['新密码过长', { password: 'x'.repeat(51), confirmPassword: 'x'.repeat(51) }, 'password', '不超过50个字符'],
    ['两次不一致', { confirmPassword: 'Other999' }, 'confirmPassword', '请检查两次新密码不一致!'],
    ['原密码不正确', { oldPassword: 'Wrong123' }, 'oldPassword', '原密码不正确'],
    ['与原密码相同', { password: 'Demo1234', confirmPassword: 'Demo1234' }, 'password', '新密码不能与原密码相同'],
  ])('%s时在该字段提示，密码不变', async (_what, fields, field, message) => {
    const lina = await app.as('lina');
    const { status, body } = await lina.attempt(account.changePassword, change(fields));
    expect(status).toBe(400);
    expect(body.data.fields).toContainEqual({ field, message });
    await expect(app.as('lina')).resolves.toBeDefined();
  });

  it('成功后旧密码失效，别处的会话结束，本处的会话继续', async () => {
    const here = await app.as('lina', { tenantCode: 'HXJT' });
    const elsewhere = await app.as('lina', { tenantCode: 'HXJT' });
    const { body } = await here.succeed(account.changePassword, change());
    expect(body.message).toBe('修改成功!');
    await expect.poll(async () => (await elsewhere.attempt(session.check, {})).status).toBe(401);
    expect((await here.attempt(session.check, {})).status).toBe(200);
    await expect(app.as('lina', { tenantCode: 'HXJT' })).rejects.toThrow('用户名或密码不正确');
    await expect(
      loginAs(app.baseUrl, { account: 'lina', password: 'NewPass99', tenantCode: 'HXJT' }),
    ).resolves.toBeDefined();
  });

  it('只能修改自己的密码，无论请求里写的是谁', async () => {
    const lina = await app.as('lina');
    await lina.succeed(account.changePassword, change({ loginName: 'admin' }));
    await expect(app.as('admin')).resolves.toBeDefined();
    await usePasswordOf(app, 'zhangwei', 'lina');
  });

  it('连续猜测原密码会被限制', async () => {
    const kehu = await app.as('kehu');
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await kehu.attempt(account.changePassword, change({ oldPassword: `Guess${i}x` }))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('一个人同时猜很多次，不妨碍别人工作', async () => {
    const [kehu, admin] = [await app.as('kehu', { tenantCode: 'HXJT' }), await app.as('admin')];
    const guesses = Promise.all(
      Array.from({ length: 40 }, () => kehu.attempt(account.changePassword, change({ oldPassword: 'Guess1' }))),
    );
    expect((await admin.attempt(home.config, {})).status).toBe(200);
    const statuses = (await guesses).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('新旧密码都不出现在修改记录中', async () => {
    const tenantTwo = await app.asTenant(2);
    const { rows } = await tenantTwo.query(
      `select changes from change_record where table_name = 'user_account' and action = 'update'`,
    );
    expect(rows.map((row) => row.changes.password_hash)).toContainEqual({ before: '***', after: '***' });
    expect(JSON.stringify(rows)).not.toMatch(/argon2|NewPass99/);
  });
});

describe('头像', () => {
  it('上传后成为自己的头像，可以取消', async () => {
    const admin = await app.as('admin');
    const { url } = await uploadFile(admin, 'me.png', createCanvas(60, 60).toBuffer('image/png'));
    const { imgAddress } = await admin.data(account.changePicture, { imgAddress: url });
    expect((await fetch(app.baseUrl + imgAddress)).headers.get('content-type')).toBe('image/png');
    expect((await admin.data(session.info, {})).imgAddress).toBe(imgAddress);
    await admin.succeed(account.changePicture, { imgAddress: '' });
    expect((await admin.data(session.info, {})).imgAddress).toBe('');
  });

  it('别的租户的图片不能用作头像', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const { url } = await uploadFile(neighbour, 'me.png', createCanvas(60, 60).toBuffer('image/png'));
    const admin = await app.as('admin');
    expect((await admin.attempt(account.changePicture, { imgAddress: url })).body.message).toBe('图片路径错误');
  });
});

describe('首页配置', () => {
  it('各租户有自己的标题与页脚', async () => {
    const titleOf = async (tenantCode: string) =>
      (await (await app.as('kehu', { tenantCode })).data(home.config, {})).browserTitle.confValue;
    expect(await titleOf('BRH')).toBe('佰瑞华集团主数据平台');
    expect(await titleOf('HXJT')).toBe('华星集团主数据平台');
  });

  it('没有配置时返回空值，标志默认显示', async () => {
    const owner = await app.owner();
    await owner.query('delete from home_config where tenant_id = 1');
    const config = await (await app.as('admin')).data(home.config, {});
    expect(config).toMatchObject({
      bottomTitle: { confValue: '' },
      tabIcon: { confValue: '' },
      mainLogoShow: { confValue: 'true' },
    });
  });
});

it('可取得自己的姓名与账号', async () => {
  expect(await (await app.as('zhangwei')).data(account.name, {})).toEqual({ userName: '张伟', account: 'zhangwei' });
});
