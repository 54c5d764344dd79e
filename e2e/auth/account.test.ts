import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, field, messages, save } from '../testing/screens/list-screen.ts';
import { alerts, isFocused, isLoaded, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu, userButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

async function fillPasswords(page: Page, old: string, password: string, confirmation = password) {
  await field(page, '原密码').fill(old);
  await field(page, '新密码').fill(password);
  await field(page, '确认新密码').fill(confirmation);
}

it('修改密码：用键盘打开，密码可以显示，关闭后焦点回到用户菜单；规则与强度随输入显示；成功后别处的登录失效，这里继续', async () => {
  const elsewhere = await journey.app.as('lina');
  const page = await journey.open('/home', { as: 'lina', expected: [responseLine(account.changePassword, 400)] });
  await userButton(page).focus();
  await page.keyboard.press('Enter');
  for (const name of ['我的账号', '修改头像', '修改密码']) {
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name })), pollOptions).toBe(true);
    await page.keyboard.press(name === '修改密码' ? 'Enter' : 'ArrowDown');
  }
  await expect.poll(() => isFocused(field(page, '原密码')), pollOptions).toBe(true);
  expect(await field(page, '原密码').getAttribute('type')).toBe('password');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, '原密码').getAttribute('type'), pollOptions).toBe('text');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeGone();
  await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);

  await chooseFromUserMenu(page, '修改密码');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入原密码', '请输入新密码', '请再次输入新密码']);
  await fillPasswords(page, 'abc12', 'abc12');
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual(['密码最小6个字符!', '密码最小6个字符!', '密码最小6个字符!']);
  await fillPasswords(page, 'Wrong123', 'NewPass99', 'NewPass98');
  await expect.poll(() => messages(page), pollOptions).toEqual(['请检查两次新密码不一致!']);
  await field(page, '新密码').fill('NewPass98');
  await expect.poll(() => messages(page), pollOptions).toEqual([]);
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['原密码不正确']);
  await expect.poll(() => isFocused(field(page, '原密码')), pollOptions).toBe(true);
  expect(await field(page, '确认新密码').inputValue()).toBe('NewPass98');

  for (const [password, text] of [
    ['K7mQr2Wt9Xpb', '密码强度：强'],
    ['Fresh2026', '密码强度：中'],
    ['lina123', '密码强度：弱，容易被猜到'],
    ['123456', '密码强度：弱，容易被猜到'],
  ] as const) {
    await field(page, '新密码').fill(password);
    await expect(page).toShow(text);
  }
  await fillPasswords(page, 'Demo1234', '123456');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['该密码过于常见，容易被猜到，请换一个']);
  await fillPasswords(page, 'Demo1234', 'K7mQr2Wt9Xpb');
  await save(page);
  await expect(page).toShow('修改成功!');
  await expect(dialog(page, '修改密码')).toBeGone();
  expect((await elsewhere.attempt(session.check, {})).status).toBe(401);
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
  await expect(cell(page, '恒拓轴承')).toBeShown();
});

it('登录记录在用户菜单中；头像的类型或大小不对时提示，失败时说明，上传后立即显示在页头，刷新后仍在', async () => {
  const page = await journey.open('/home', { as: 'zhangwei', expected: [responseLine(account.changePicture, 502)] });
  await chooseFromUserMenu(page, '登录记录');
  const records = dialog(page, '登录记录');
  await expect(records.getByRole('cell', { name: '127.0.0.1' }).first()).toBeShown();
  await expect(records.getByRole('cell', { name: '成功', exact: true }).first()).toBeShown();
  await page.keyboard.press('Escape');
  await expect(records).toBeGone();
  await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);

  const picture = userButton(page).locator('img');
  const choosePicture = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByRole('banner').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choosePicture('头像.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('只能上传JPG/PNG !'));
  await choosePicture('头像.png', 'image/png', Buffer.alloc(1024 * 1024));
  await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('文件必须小于1MB !'));
  await page.route(`**${account.changePicture.path}`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await choosePicture('头像.png', 'image/png', demoPicture('张伟'));
  await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('更新注册信息失败!'));
  expect(await picture.count()).toBe(0);

  await page.unrouteAll();
  const chooser = page.waitForEvent('filechooser');
  await chooseFromUserMenu(page, '修改头像');
  await (await chooser).setFiles({ name: '头像.png', mimeType: 'image/png', buffer: demoPicture('张伟') });
  await expect(page).toShow('头像已更新');
  await expect.poll(() => isLoaded(picture), pollOptions).toBe(true);
  await page.reload();
  await expect.poll(() => isLoaded(picture), pollOptions).toBe(true);
});
