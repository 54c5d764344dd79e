import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, codes, dialog, field, filter, messages, rowButton, save } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { alerts, pollOptions, storedValue, routeOf } from '../testing/page-state.ts';

const journey = useJourney();

const changeDialog = (page: Page) => page.getByRole('dialog', { name: '修改密码' });

async function changeResetPassword(page: Page, old: string, password: string) {
  await changeDialog(page).getByLabel('原密码').fill(old);
  await changeDialog(page).getByLabel('新密码', { exact: true }).fill(password);
  await changeDialog(page).getByLabel('确认新密码').fill(password);
  await changeDialog(page).getByRole('button', { name: '修改并继续' }).click();
}

describe('账号管理', () => {
  it('列出账号，按账号或姓名查询；自己的账号没有操作', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await page.getByRole('menuitem', { name: '账号管理' }).click();
    await expect(cell(page, '1 处在线')).toBeShown();
    await expect.poll(async () => (await codes(page))[0], pollOptions).toBe('admin');
    expect(await rowButton(page, '重置密码', '陈志远').count()).toBe(0);
    await filter(page, '账号').fill('gwei');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(['zhangwei', 'zhangwei2']);
    await expect(cell(page, '主数据专员、仓储专员')).toBeShown();
    await filter(page, '账号').fill('');
    await filter(page, '姓名').fill('李');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(['lina']);
  });

  it('重置密码要先确认，确认后该用户立即回到登录页，用新密码可以登录', async () => {
    const person = await journey.open('/brand', { as: 'zhangwei' });
    await expect(cell(person, '恒拓轴承')).toBeShown();
    const page = await journey.open('/account?account=zhangwei', { as: 'admin' });
    await rowButton(page, '重置密码', '张伟').click();
    await expect(dialog(page, '重置密码：张伟（zhangwei）')).toBeShown();
    await expect.poll(() => field(page, '新密码').inputValue(), pollOptions).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/);
    await field(page, '新密码').fill('abc12');
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['密码最小6个字符!']);
    await field(page, '新密码').fill('Fresh2026');
    await save(page);
    await expect(dialog(page, '确认重置张伟的密码？')).toBeShown();
    await dialog(page, '确认重置张伟的密码？').getByRole('button', { name: '重置密码' }).click();
    await expect(page).toShow('密码已重置');

    await expect(person).toBeAt('/login');
    await expect.poll(() => alerts(person), pollOptions).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await enterAccount(person, 'zhangwei', { password: 'Fresh2026' });
    await changeResetPassword(person, 'Fresh2026', 'MyOwn2026');
    await chooseRole(person, '主数据专员');
    await expect(person).toBeAt('/home');
  });

  it('重置的密码登录后必须先修改：重新打开页面也绕不开，退出后再来仍要修改', async () => {
    const admin = await journey.app.as('admin');
    const [row] = await admin.data(account.list, { account: 'kehu' });
    await admin.succeed(account.resetPassword, { id: row!.id, password: 'Fresh2026' });

    const page = await journey.open('/login', { hasTenant: true });
    await enterAccount(page, 'kehu', { password: 'Fresh2026' });
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

    await enterAccount(page, 'kehu', { password: 'Fresh2026' });
    await changeResetPassword(page, 'Fresh2026', 'MyOwn2026');
    await chooseRole(page, '经销客户');
    await expect(page).toBeAt('/home');
  });

  it('会话中途被要求修改密码时，转到修改密码，之后继续', async () => {
    const page = await journey.open('/unit', { as: 'lina', tenantCode: 'HXJT', expected: [responseLine(unit.list, 403)] });
    await page.getByRole('button', { name: '查询' }).waitFor();
    const owner = await journey.app.owner();
    await owner.query(`update user_account set must_change_password = true where tenant_id = 2 and account = 'lina'`);
    await expect.poll(async () => {
      await page.getByRole('button', { name: '查询' }).click({ timeout: 500 }).catch(() => {});
      return routeOf(page);
    }, pollOptions).toBe('/login');
    await changeResetPassword(page, 'Demo1234', 'MyOwn2026');
    await chooseRole(page, '数据查看员');
    await expect(page).toBeAt('/home');
  });

  it('登录记录：每个账号和全部账号，按结果筛选', async () => {
    const visitor = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 400)] });
    await enterAccount(visitor, 'zhangwei2', { password: 'wrong' });
    await expect.poll(() => alerts(visitor), pollOptions).toEqual(['用户名或密码不正确']);
    const page = await journey.open('/account?account=zhangwei2', { as: 'admin' });
    await page.getByRole('button', { name: /^登录记录/ }).click();
    const one = page.getByRole('dialog', { name: /^登录记录：/ });
    await expect(one.getByRole('cell', { name: '密码错误', exact: true })).toBeShown();
    await expect(one.getByRole('cell', { name: /^(?:Headless)?Chrome \d+ · Linux$/ })).toBeShown();
    await one.getByText('成功', { exact: true }).click();
    await expect(one.getByText('没有符合条件的登录记录')).toBeShown();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部登录记录' }).click();
    const all = page.getByRole('dialog', { name: '全部登录记录' });
    await expect(all.getByRole('cell', { name: 'admin（陈志远）' }).first()).toBeShown();
  });

  it('强制下线要先确认，之后显示离线', async () => {
    await journey.app.as('lina');
    const page = await journey.open('/account?account=lina', { as: 'admin' });
    await rowButton(page, '强制下线', '李娜').click();
    await dialog(page, '确认强制李娜下线？').getByRole('button', { name: '强制下线' }).click();
    await expect(page).toShow('已强制下线');
    await expect(cell(page, '离线')).toBeShown();
    await expect.poll(() => rowButton(page, '强制下线', '李娜').count(), pollOptions).toBe(0);
  });
});
