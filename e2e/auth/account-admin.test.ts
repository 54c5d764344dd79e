import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { testCaptcha } from '@edp/server/testing/login-as.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, codes, dialog, field, filter, messages, rowButton, save } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { alerts, pollOptions, storedValue } from '../testing/page-state.ts';

const journey = useJourney();

const changeDialog = (page: Page) => page.getByRole('dialog', { name: '修改密码' });

async function changeResetPassword(page: Page, old: string, password: string) {
  await changeDialog(page).getByLabel('原密码').fill(old);
  await changeDialog(page).getByLabel('新密码', { exact: true }).fill(password);
  await changeDialog(page).getByLabel('确认新密码').fill(password);
  await changeDialog(page).getByRole('button', { name: '修改并继续' }).click();
}

it('列出账号，按账号或姓名查询；自己的账号没有操作；登录记录按结果筛选；强制下线要先确认，之后显示离线；重置密码要先确认', async () => {
  const { tenantAuth } = (await journey.app.as('lina')).credentials;
  await journey.app
    .anonymous({ tenantAuth })
    .attempt(session.login, {
      loginName: 'zhangwei2',
      password: 'wrong',
      captcha: testCaptcha,
      source: 'web_wrong',
      language: 'ZHS',
    });
  const page = await journey.open('/account', { as: 'admin' });
  await expect(cell(page, '1 处在线')).toBeShown();
  await expect.poll(async () => (await codes(page))[0], pollOptions).toBe('admin');
  expect(await rowButton(page, '重置密码', '陈志远').count()).toBe(0);
  await page.getByRole('button', { name: '全部登录记录' }).click();
  await expect(dialog(page, '全部登录记录').getByRole('cell', { name: 'admin（陈志远）' }).first()).toBeShown();
  await page.keyboard.press('Escape');
  await filter(page, '账号').fill('gwei');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => codes(page), pollOptions).toEqual(['zhangwei', 'zhangwei2']);
  await expect(cell(page, '主数据专员、仓储专员')).toBeShown();
  await page
    .getByRole('row')
    .filter({ hasText: 'zhangwei2' })
    .getByRole('button', { name: /^登录记录/ })
    .click();
  const logins = dialog(page, /^登录记录：/);
  await expect(logins.getByRole('cell', { name: '密码错误', exact: true })).toBeShown();
  await logins.getByText('成功', { exact: true }).click();
  await expect(logins.getByText('没有符合条件的登录记录')).toBeShown();
  await page.keyboard.press('Escape');
  await filter(page, '账号').fill('');
  await filter(page, '姓名').fill('李');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => codes(page), pollOptions).toEqual(['lina']);

  await rowButton(page, '强制下线', '李娜').click();
  await dialog(page, '确认强制李娜下线？').getByRole('button', { name: '强制下线' }).click();
  await expect(page).toShow('已强制下线');
  await expect(cell(page, '离线')).toBeShown();
  await expect.poll(() => rowButton(page, '强制下线', '李娜').count(), pollOptions).toBe(0);
  await rowButton(page, '重置密码', '李娜').click();
  await expect(dialog(page, '重置密码：李娜（lina）')).toBeShown();
  await expect
    .poll(() => field(page, '新密码').inputValue(), pollOptions)
    .toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/);
  await field(page, '新密码').fill('abc12');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['密码最小6个字符!']);
  await field(page, '新密码').fill('Fresh2026');
  await save(page);
  await dialog(page, '确认重置李娜的密码？').getByRole('button', { name: '重置密码' }).click();
  await expect(page).toShow('密码已重置');
});

it('密码被重置的人立即回到登录页；用新密码登录必须先修改，重新打开页面、退出后再来都绕不开', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei', expected: [responseLine(session.login, 400)] });
  await expect(cell(page, '恒拓轴承')).toBeShown();
  const admin = await journey.app.as('admin');
  const [row] = await admin.data(account.list, { account: 'zhangwei' });
  await admin.succeed(account.resetPassword, { id: row!.id, password: 'Fresh2026' });
  await expect(page).toBeAt('/login');
  await expect
    .poll(() => alerts(page), pollOptions)
    .toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
  await enterAccount(page, 'zhangwei');
  await expect.poll(() => alerts(page), pollOptions).toContainEqual('用户名或密码不正确');
  await enterAccount(page, 'zhangwei', { password: 'Fresh2026' });
  await expect(changeDialog(page)).toBeShown();
  expect(await page.getByRole('dialog', { name: '选择角色' }).count()).toBe(0);
  await page.goto(`${journey.app.baseUrl}/#/home`);
  await page.reload();
  await expect(page).toBeAt('/login');
  await changeDialog(page).getByRole('button', { name: '修改并继续' }).click();
  await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入原密码', '请输入新密码', '请再次输入新密码']);
  await changeDialog(page).getByRole('button', { name: '退出登录' }).click();
  await expect(changeDialog(page)).toBeGone();
  expect(await storedValue(page, 'corTicket')).toBe('');
  await enterAccount(page, 'zhangwei', { password: 'Fresh2026' });
  await changeResetPassword(page, 'Fresh2026', 'MyOwn2026');
  await chooseRole(page, '主数据专员');
  await expect(page).toBeAt('/home');
});
