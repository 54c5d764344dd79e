import type { Page } from 'playwright-core';

export const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^您好，/ });

export async function chooseFromUserMenu(page: Page, wanted: string) {
  await userButton(page).click();
  await page.getByRole('menuitem', { name: wanted }).click();
}
