import { describe, expect, it } from 'vitest';
import { file } from '@edp/contract/modules/file/file.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu, userButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const ownFilesTake = async (account: string, gigabytes: number) => {
  const owner = await journey.app.owner();
  await owner.query(`delete from file where source = 'storage journey'`);
  await owner.query(
    `insert into file (tenant_id, created_by, storage_key, original_name, content_type, bytes, sha256, source)
     select 1, id, '1/none', 'x', 'image/png', $2, '', 'storage journey' from user_account where tenant_id = 1 and account = $1`,
    [account, Math.round(gigabytes * 1024 ** 3)],
  );
};

describe('存储空间', () => {
  it('从用户菜单打开，显示自己的用量与上限；关闭后焦点回到用户菜单', async () => {
    await ownFilesTake('lina', 1.5);
    const page = await journey.open('/home', { as: 'lina' });
    await chooseFromUserMenu(page, '存储空间');
    const storage = dialog(page, '存储空间');
    await expect(storage).toShow('已用 1.5 GB，上限 5 GB');
    await expect.poll(() => storage.getByRole('meter', { name: '我上传的文件' }).getAttribute('value'), pollOptions).toBe('30');
    expect(await storage.getByRole('meter').count()).toBe(1);
    expect(await alerts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(storage).toBeGone();
    await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);
  });

  it('管理员还看到企业的用量；从 80% 起提示', async () => {
    await ownFilesTake('admin', 4.2);
    const page = await journey.open('/home', { as: 'admin' });
    await chooseFromUserMenu(page, '存储空间');
    const storage = dialog(page, '存储空间');
    await expect(storage).toShow('已用 4.2 GB，上限 5 GB');
    await expect(storage).toShow('已用 4.2 GB，上限 50 GB');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['已用 84%，即将达到上限，请联系管理员']);
  });

  it('已满时说明', async () => {
    await ownFilesTake('admin', 5);
    const page = await journey.open('/home', { as: 'admin', language: 'ENG', colorScheme: 'dark' });
    await page.getByRole('banner').getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('menuitem', { name: 'Storage' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['The storage is full, nothing more can be uploaded. Please contact the administrator']);
  });

  it('读取失败时说明，可以重试', async () => {
    const page = await journey.open('/home', { as: 'lina', expected: [responseLine(file.usage, 500)] });
    let isBroken = true;
    const body = JSON.stringify({ code: 500, status: false, message: '服务器内部错误', data: null });
    await page.route(`**${file.usage.path}`, (route) => (isBroken ? route.fulfill({ status: 500, body }) : route.fallback()));
    await chooseFromUserMenu(page, '存储空间');
    const storage = dialog(page, '存储空间');
    await expect(storage).toShow('服务器内部错误');
    isBroken = false;
    await storage.getByRole('button', { name: '重试' }).click();
    await expect(storage).toShow('上限 5 GB');
  });
});
