import type { Page } from 'playwright-core';

export const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
export const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
export const tabNames = (page: Page) => tabs(page).getByRole('link').allInnerTexts();

export const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^您好，/ });

/** The workbench greets by the time of day: 上午好，张伟. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`，${name}$`) });

/** Opens the tasks in the background; its name also says how many are under way. */
export const activityButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^我的任务/ });

export async function chooseFromUserMenu(page: Page, item: string) {
  await userButton(page).click();
  // The side menu may have an entry of the same name.
  await page.getByRole('banner').getByRole('menuitem', { name: item }).click();
}
