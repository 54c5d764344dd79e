import { security } from '@edp/contract/modules/security/security.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { authenticatorCode } from '@edp/server/testing/people/authenticator.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

/** Reads the secret that the dialog shows, and confirms with the code of the step before: the next one is free for a login. */
async function setUp(page: Page, title: string) {
  const opened = dialog(page, title);
  await expect(opened.getByRole('img', { name: '两步验证的二维码' })).toBeShown();
  const secret = (await opened.locator('code').innerText()).replaceAll(/\s/g, '');
  await opened.getByLabel('动态码').fill(authenticatorCode(secret, -1));
  await opened.getByRole('button', { name: '确认开启' }).click();
  const codes = opened.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect.poll(() => codes.count(), pollOptions).toBe(10);
  const [recoveryCode] = await codes.allInnerTexts();
  await opened.getByRole('button', { name: '我已保存恢复码' }).click();
  await expect(opened).toBeGone();
  return { secret, recoveryCode: recoveryCode! };
}

describe('两步验证', () => {
  it('在“我的账号”中开启；再次登录时询问动态码，名称与密码保留；用恢复码也可以登录', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await chooseFromUserMenu(page, '我的账号');
    await page.getByRole('button', { name: '开启两步验证' }).click();
    const { secret, recoveryCode } = await setUp(page, '开启两步验证');
    await expect(page).toShow('还剩 10 个恢复码');

    const other = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 401)] });
    await enterAccount(other, 'lina');
    const code = other.getByLabel('动态码');
    await code.waitFor();
    await expect.poll(() => other.getByLabel('用户名').inputValue(), pollOptions).toBe('lina');
    await expect.poll(() => other.getByLabel('密码', { exact: true }).inputValue(), pollOptions).toBe('Demo1234');
    await code.fill(authenticatorCode(secret));
    await other.getByRole('button', { name: '登录' }).click();
    await chooseRole(other, '数据查看员');
    await expect(other).toBeAt('/home');

    const third = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 401)] });
    await enterAccount(third, 'lina');
    await third.getByLabel('动态码').fill(recoveryCode);
    await third.getByRole('button', { name: '登录' }).click();
    await chooseRole(third, '数据查看员');
    await expect(third).toBeAt('/home');
  });

  it('动态码错误时在其下方提示', async () => {
    const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 401), responseLine(session.login, 400)] });
    await enterAccount(page, 'lina');
    await page.getByLabel('动态码').fill('000000');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toShow('动态码不正确或已使用，请等待新的动态码');
  });

  it('角色要求两步验证时，选择角色后先设置，然后进入系统', async () => {
    const admin = await journey.app.as('admin');
    const roles = await admin.data(role.list, { pageSize: 50 });
    const required = roles.find(({ code }) => code === 'MASTER_DATA')!;
    await admin.succeed(security.save, { ...(await admin.data(security.settings, {})), twoFactorRoleIds: [required.id] });
    const page = await journey.open('/login', { hasTenant: true });
    await enterAccount(page, 'zhangwei');
    await chooseRole(page, '主数据专员');
    await setUp(page, '设置两步验证');
    await expect(page).toBeAt('/home');
  });
});
