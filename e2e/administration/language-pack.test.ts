import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { chooseFromUserMenu, userButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney();
const text = (page: Page, name: string) => page.locator(`[data-text="${name}"]`);

it('从用户菜单进入，搜索、修改后立即生效，别人也看到，脚本只是文本；恢复默认后复原；占位符不能丢；数据缺少英文名称的数目带到该列表；没有权限的人没有这一项', async () => {
  const page = await journey.open('/brand', { as: 'admin' });
  await expect(page.getByRole('columnheader', { name: '品牌编码' })).toBeShown();
  await chooseFromUserMenu(page, '多语言配置');
  await page.getByRole('searchbox', { name: '搜索文本' }).fill('品牌管理');
  await text(page, 'brand.title').getByRole('button', { name: '修改：title' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('简体中文').fill('<b onclick="alert(1)">商标</b>');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeGone();
  await expect(text(page, 'brand.title').getByText('缺翻译')).toBeShown();
  await page.getByRole('radio', { name: '缺翻译 1 项' }).check();
  const other = await journey.open('/brand', { as: 'lina' });
  await expect(other.getByRole('heading', { level: 1, name: '<b onclick="alert(1)">商标</b>' })).toBeShown();
  await userButton(other).click();
  await expect(other.getByRole('menuitem', { name: '退出' })).toBeShown();
  expect(await other.getByRole('menuitem', { name: '多语言配置' }).count()).toBe(0);

  await page.getByRole('radio', { name: '已改 1 项' }).check();
  await text(page, 'brand.title').getByRole('button', { name: '恢复默认：title' }).click();
  await expect(page.getByRole('radio', { name: '已改 0 项' })).toBeShown();

  await page.getByRole('radio', { name: /^全部/ }).check();
  await page.getByRole('searchbox', { name: '搜索文本' }).fill('deleteTitle');
  await page.locator('[data-text$=".deleteTitle"] button').first().click();
  await form.getByLabel('简体中文').fill('没有占位符');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请保留文本中的')).toBeShown();
  await form.getByLabel('简体中文').fill('');
  await form.getByRole('button', { name: '取消' }).click();
  await expect(form).toBeGone();
  await page.getByRole('region', { name: '数据缺少英文名称' }).getByRole('link').first().click();
  await expect(page.getByRole('table').first()).toBeShown();
});
