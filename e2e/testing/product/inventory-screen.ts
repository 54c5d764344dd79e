import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations } from '../inspect-page.ts';
import { box, dialog, names } from '../screens/list-screen.ts';
import { pollOptions } from '../page-state.ts';
import { press } from '../screens/record-screen.ts';

/** Makes another inventory organisation the active one. */
export async function switchTo(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name: /库存组织：/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toShow(`已切换到库存组织“${name}”`);
}

/** What loading does in the lists of materials and of products alike: of twelve records of the master that another organisation lacks, it gets two. */
export async function loadTwoOfTwelve(page: Page, thing: '物料' | '商品', start: string) {
  const picker = dialog(page, `加载${thing}`);
  await press(page, `加载${thing}`);
  await expect(picker.getByText(`当前库存组织已有全部${thing}，无需加载`)).toBeShown();
  await page.keyboard.press('Escape');
  await switchTo(page, '成都备件中心库存组织');
  await expect(page).toShow('没有符合条件的数据');
  await press(page, `加载${thing}`);
  await picker.getByLabel(`按${thing}编码或名称查找`).fill(start);
  await expect(picker.getByText('共 12 条')).toBeShown();
  await picker.getByRole('button', { name: '确定' }).click();
  expect(await picker.getByRole('alert').innerText()).toBe(`请选择${thing}!!!`);
  await box(page, `${start}12`).check();
  await picker.getByRole('button', { name: '下一页' }).click();
  await box(page, `${start}01`).check();
  await expect(picker.getByText('已选 2 项')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(page).toShow(`${thing}已加载到当前库存组织`);
  await expect(picker).toBeGone();
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`, `${start}12`]);
  await press(page, `加载${thing}`);
  await picker.getByLabel(`按${thing}编码或名称查找`).fill(start);
  await expect(picker.getByText('共 10 条')).toBeShown();
  await page.keyboard.press('Escape');
}
