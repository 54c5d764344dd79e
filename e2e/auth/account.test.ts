import { account } from '@edp/contract/modules/account/account.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, field, messages, save } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { alerts, isFocused, isLoaded, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu, userButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

async function openPasswordDialog(page: Page) {
  await chooseFromUserMenu(page, '修改密码');
  await field(page, '原密码').waitFor();
}

async function fillPasswords(page: Page, old: string, password: string, confirmation = password) {
  await field(page, '原密码').fill(old);
  await field(page, '新密码').fill(password);
  await field(page, '确认新密码').fill(confirmation);
}

describe('修改密码', () => {
  it('不符合规则的各项在其下方提示，改正后提示消失', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await openPasswordDialog(page);
    await expect.poll(() => isFocused(field(page, '原密码')), pollOptions).toBe(true);
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['请输入原密码', '请输入新密码', '请再次输入新密码']);
    await fillPasswords(page, 'abc12', 'abc12');
    await expect.poll(() => messages(page), pollOptions).toEqual(['密码最小6个字符!', '密码最小6个字符!', '密码最小6个字符!']);
    await fillPasswords(page, 'Demo1234', 'NewPass99', 'NewPass98');
    await expect.poll(() => messages(page), pollOptions).toEqual(['请检查两次新密码不一致!']);
    await field(page, '新密码').fill('NewPass98');
    await expect.poll(() => messages(page), pollOptions).toEqual([]);
  });

  it('原密码不正确时在其下方提示，对话框不关闭，内容保留', async () => {
    const page = await journey.open('/home', { as: 'lina', expected: [responseLine(account.changePassword, 400)] });
    await openPasswordDialog(page);
    await fillPasswords(page, 'Wrong123', 'NewPass99');
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['原密码不正确']);
    await expect.poll(() => isFocused(field(page, '原密码')), pollOptions).toBe(true);
    await expect.poll(() => field(page, '确认新密码').inputValue(), pollOptions).toBe('NewPass99');
  });

  it('密码默认不显示，可以用键盘显示；关闭后焦点回到用户菜单', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await userButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '我的账号' })), pollOptions).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '修改头像' })), pollOptions).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '修改密码' })), pollOptions).toBe(true);
    await page.keyboard.press('Enter');
    await field(page, '原密码').waitFor();
    await expect.poll(() => field(page, '原密码').getAttribute('type'), pollOptions).toBe('password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, '原密码').getAttribute('type'), pollOptions).toBe('text');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeGone();
    await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);
  });

  it('成功后别处的登录失效，用新密码可以登录', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    const elsewhere = await journey.open('/brand', { as: 'zhangwei' });
    await expect(cell(elsewhere, '恒拓轴承')).toBeShown();
    await openPasswordDialog(page);
    await fillPasswords(page, 'Demo1234', 'NewPass99');
    await save(page);
    await expect(page).toShow('修改成功!');
    await expect(dialog(page, '修改密码')).toBeGone();

    await expect(elsewhere).toBeAt('/login');
    await expect.poll(() => alerts(elsewhere), pollOptions).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await enterAccount(elsewhere, 'zhangwei', { password: 'NewPass99' });
    await chooseRole(elsewhere, '主数据专员');
    await expect(elsewhere).toBeAt('/home');

    // The session that made the change continues.
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(cell(page, '恒拓轴承')).toBeShown();
  });
});

describe('密码强度', () => {
  it('随输入显示弱、中、强，弱的也可以保存', async () => {
    const page = await journey.open('/home', { as: 'admin', tenantCode: 'HXJT' });
    await openPasswordDialog(page);
    for (const [password, text] of [['123456', '密码强度：弱，容易被猜到'], ['admin1', '密码强度：弱，容易被猜到'], ['Fresh2026', '密码强度：中'], ['K7mQr2Wt9Xpb', '密码强度：强']] as const) {
      await field(page, '新密码').fill(password);
      await expect(page).toShow(text);
    }
    await fillPasswords(page, 'Admin123', '123456');
    await save(page);
    await expect(page).toShow('修改成功!');
  });
});

describe('登录记录', () => {
  it('用户菜单中可查看自己的登录，最新的在最前', async () => {
    await journey.app.as('lina');
    const page = await journey.open('/home', { as: 'lina' });
    await chooseFromUserMenu(page, '登录记录');
    const records = dialog(page, '登录记录');
    await expect(records.getByRole('cell', { name: '127.0.0.1' }).first()).toBeShown();
    await expect(records.getByRole('cell', { name: '成功', exact: true }).first()).toBeShown();
    await page.keyboard.press('Escape');
    await expect(records).toBeGone();
    await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);
  });
});

describe('头像', () => {
  const choosePicture = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.getByRole('banner').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const picture = (page: Page) => userButton(page).locator('img');

  it('上传后立即显示在页头，刷新后仍在', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await userButton(page).waitFor();
    expect(await picture(page).count()).toBe(0);
    const chooser = page.waitForEvent('filechooser');
    await chooseFromUserMenu(page, '修改头像');
    await (await chooser).setFiles({ name: '头像.png', mimeType: 'image/png', buffer: demoPicture('李娜') });
    await expect(page).toShow('头像已更新');
    await expect.poll(() => isLoaded(picture(page)), pollOptions).toBe(true);
    await page.reload();
    await expect.poll(() => isLoaded(picture(page)), pollOptions).toBe(true);
  });

  it('类型或大小不对时提示，不会上传', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await userButton(page).waitFor();
    await choosePicture(page, '头像.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('只能上传JPG/PNG !'));
    await choosePicture(page, '头像.png', 'image/png', Buffer.alloc(1024 * 1024));
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('文件必须小于1MB !'));
    expect(await picture(page).count()).toBe(0);
  });

  it('服务器没有说明原因的失败，提示更新失败', async () => {
    const page = await journey.open('/home', { as: 'admin', expected: [responseLine(account.changePicture, 502)] });
    await userButton(page).waitFor();
    await page.route(`**${account.changePicture.path}`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await choosePicture(page, '头像.png', 'image/png', demoPicture('管理'));
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('更新注册信息失败!'));
  });
});
