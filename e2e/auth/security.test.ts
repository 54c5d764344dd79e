import { account } from '@edp/contract/modules/account/account.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { authenticatorCode } from '@edp/server/testing/people/authenticator.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { chooseOption } from '../testing/choose-option.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { dialog, field, messages, save } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

it('安全设置：名单不含自己的地址时在其下方说明；保存后修改密码先说明要求，符合的打勾；修改记录与登录日志可以查看', async () => {
  await journey.app.as('lina');
  const page = await journey.open('/security', {
    as: 'admin',
    expected: [responseLine(security.save, 400), responseLine(account.changePassword, 400)],
  });
  await page.getByLabel('允许的地址').fill('10.0.0.0/8');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('名单不包含您当前的地址 127.0.0.1，保存后您将无法使用，请先加入');
  await page.getByLabel('允许的地址').fill('10.0.0.0/8\n127.0.0.1');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('安全设置已保存');
  // It comes with the settings as they are now stored.
  await page.getByRole('button', { name: '修改记录' }).waitFor();
  // Where that would weaken what protects others, a code of one's own is asked for.
  await page.getByRole('radio', { name: '关闭' }).check();
  await page.getByLabel('您的动态码').waitFor();
  await page.getByRole('radio', { name: '由个人选择' }).check();
  await expect(page.getByLabel('您的动态码')).toBeGone();
  await page.getByLabel('最小长度').fill('10');
  await page.getByLabel('必须含符号').click();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '修改记录' }).click();
  await expect(dialog(page, '修改记录').getByText('必须含符号')).toBeShown();

  // The rules come with the login.
  await page.goto(`${journey.app.baseUrl}/#/loginRecord?name=lina`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录日志' })).toBeShown();
  await expect(page.getByRole('cell', { name: 'lina（李娜）' }).first()).toBeShown();
  expect(await page.getByRole('cell', { name: 'admin（陈志远）' }).count()).toBe(0);
  await chooseFromUserMenu(page, '修改密码');
  await field(page, '新密码').fill('abcdefghijk1');
  const rules = dialog(page, '修改密码').getByRole('listitem');
  await expect
    .poll(() => rules.allInnerTexts(), pollOptions)
    .toEqual(['✓至少 10 个字符', '·包含符号', '·不是常见密码（提交时检查）']);
  await field(page, '原密码').fill('Admin123');
  await field(page, '确认新密码').fill('abcdefghijk1');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['密码不符合要求：包含符号']);
});

it('我的账号：使另一台设备下线，这里不受影响；设置的默认角色，登录时已选定', async () => {
  const elsewhere = await journey.app.as('zhangwei');
  const page = await journey.open('/myAccount', { as: 'zhangwei' });
  await page.getByRole('list', { name: '登录的设备' }).getByRole('button').first().click();
  await dialog(page, '确认使该设备下线？').getByRole('button', { name: '下线' }).click();
  await expect(page).toShow('该设备已下线');
  expect((await elsewhere.attempt(session.check, {})).status).toBe(401);
  await chooseOption(page.getByLabel('默认角色'), '仓储专员');
  await expect(page).toShow('偏好已保存');

  await chooseFromUserMenu(page, '退出');
  await enterAccount(page, 'zhangwei');
  const chosen = page.getByRole('radio', { checked: true });
  await expect.poll(() => chosen.count(), pollOptions).toBe(1);
  await page.getByRole('button', { name: '进入系统' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /当前角色：仓储专员/ })).toBeShown();
});

/**
 * Reads the secret that the dialog shows, and confirms with the present code: a login takes that of the next step,
 * which is accepted already.
 */
async function setUp(page: Page, title: string) {
  const opened = dialog(page, title);
  await expect(opened.getByRole('img', { name: '两步验证的二维码' })).toBeShown();
  const secret = (await opened.locator('code').innerText()).replaceAll(/\s/g, '');
  await opened.getByLabel('动态码').fill(authenticatorCode(secret));
  await opened.getByRole('button', { name: '确认开启' }).click();
  const codes = opened.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect.poll(() => codes.count(), pollOptions).toBe(10);
  const [recoveryCode] = await codes.allInnerTexts();
  await opened.getByRole('button', { name: '我已保存恢复码' }).click();
  await expect(opened).toBeGone();
  return { secret, recoveryCode: recoveryCode! };
}

describe('两步验证', () => {
  it('在“我的账号”中开启；再次登录时询问动态码，名称与密码保留，错误时在其下方提示；用恢复码也可以登录', async () => {
    const page = await journey.open('/home', {
      as: 'lina',
      expected: [responseLine(session.login, 401), responseLine(session.login, 400)],
    });
    await chooseFromUserMenu(page, '我的账号');
    await page.getByRole('button', { name: '开启两步验证' }).click();
    const { secret, recoveryCode } = await setUp(page, '开启两步验证');
    await expect(page).toShow('还剩 10 个恢复码');

    const code = page.getByLabel('动态码');
    const logInWith = async (typed: string) => {
      await code.fill(typed);
      await page.getByRole('button', { name: '登录' }).click();
    };
    await chooseFromUserMenu(page, '退出');
    await enterAccount(page, 'lina');
    await code.waitFor();
    expect(await page.getByLabel('用户名').inputValue()).toBe('lina');
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Demo1234');
    await logInWith('000000');
    await expect(page).toShow('动态码不正确或已使用，请等待新的动态码');
    await page.getByLabel('验证码', { exact: true }).fill('8888');
    await logInWith(authenticatorCode(secret, 1));
    await chooseRole(page, '数据查看员');
    await expect(page).toBeAt('/home');

    await chooseFromUserMenu(page, '退出');
    await enterAccount(page, 'lina');
    await logInWith(recoveryCode);
    await chooseRole(page, '数据查看员');
    await expect(page).toBeAt('/home');
  });

  it('角色要求两步验证时，选择角色后先设置，然后进入系统', async () => {
    const admin = await journey.app.as('admin');
    const roles = await admin.data(role.list, { pageSize: 50 });
    const required = roles.find(({ code }) => code === 'MASTER_DATA')!;
    await admin.succeed(security.save, {
      ...(await admin.data(security.settings, {})),
      twoFactorRoleIds: [required.id],
    });
    const page = await journey.open('/login', { hasTenant: true });
    await enterAccount(page, 'zhangwei');
    await chooseRole(page, '主数据专员');
    await setUp(page, '设置两步验证');
    await expect(page).toBeAt('/home');
  });
});
