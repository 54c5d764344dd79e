import { menu } from '@edp/contract/modules/menu/menu.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { menu as side } from '../testing/screens/shell-screen.ts';

const journey = useJourney();
const node = (page: Page, name: string) => page.getByRole('treeitem').filter({ hasText: name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it('新增分组与外部页面，用键盘移动，删除；改名、隐藏、显示与恢复默认，侧边菜单随之改变；菜单管理自己不能隐藏', async () => {
  const page = await journey.open('/menuManage', { as: 'admin' });
  await page.getByRole('button', { name: '新增分组' }).click();
  const group = dialog(page, '新增分组');
  await group.getByLabel('中文名称').fill('外部系统');
  await group.getByRole('button', { name: '保存' }).click();
  await expect(group).toBeGone();
  await expect(node(page, '外部系统')).toBeShown();
  await node(page, '外部系统').click();

  await page.getByRole('button', { name: '新增外部页面' }).click();
  const outside = dialog(page, '新增外部页面');
  await outside.getByLabel('中文名称').fill('报表中心');
  await outside.getByLabel('地址').fill('javascript:alert(1)');
  await outside.getByRole('button', { name: '保存' }).click();
  await expect(outside.getByText('请输入以 https:// 或 http:// 开头的完整网址')).toBeShown();
  await outside.getByLabel('地址').fill('https://reports.example/');
  await outside.getByRole('button', { name: '保存' }).click();
  await expect(outside).toBeGone();
  await expect(side(page).getByRole('menuitem', { name: '外部系统' })).toBeShown();

  const placeOf = async (name: string) => {
    const entries = await (await journey.app.as('admin')).data(menu.entries, {});
    const entry = entries.find((each) => each.name === name)!;
    return entries.filter(({ parentId }) => parentId === entry.parentId).indexOf(entry);
  };
  const before = await placeOf('外部系统');
  await node(page, '外部系统').click();
  await page.getByRole('tree').press('Alt+ArrowUp');
  await expect.poll(() => placeOf('外部系统'), pollOptions).toBe(before - 1);

  await page.getByRole('tree').press('ArrowRight');
  await node(page, '报表中心').click();
  await panel(page, '报表中心').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '删除' }).click();
  await expect(node(page, '报表中心')).toBeGone();

  await page.getByLabel('搜索菜单名称或地址').fill('/unit');
  await node(page, '单位管理').click();
  await panel(page, '单位管理').getByRole('button', { name: '编辑' }).click();
  const form = dialog(page, '编辑菜单');
  await form.getByLabel('中文名称').fill('计量单位');
  await form.getByRole('radio', { name: '图标 book' }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeGone();
  await expect(side(page).getByRole('menuitem', { name: '计量单位' })).toBeShown();

  await panel(page, '计量单位').getByRole('button', { name: '隐藏' }).click();
  await expect(side(page).getByRole('menuitem', { name: '计量单位' })).toBeGone();
  await expect(node(page, '计量单位').getByText('已隐藏')).toBeShown();
  await panel(page, '计量单位').getByRole('button', { name: '显示' }).click();
  await expect(side(page).getByRole('menuitem', { name: '计量单位' })).toBeShown();
  await panel(page, '计量单位').getByRole('button', { name: '恢复默认名称与图标' }).click();
  await expect(side(page).getByRole('menuitem', { name: '单位管理' })).toBeShown();

  await page.getByLabel('搜索菜单名称或地址').fill('/menuManage');
  await node(page, '/menuManage').click();
  expect(await panel(page, '菜单管理').getByRole('button', { name: '隐藏' }).isDisabled()).toBe(true);
});
