import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Makes another inventory organisation the active one. */
export async function switchTo(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /库存组织：/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toShow(`已切换到库存组织“${name}”`);
}
