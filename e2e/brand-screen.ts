import { brand } from '@edp/contract/modules/brand.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';

let number = 0;

/** A brand of the test's own, so that no test needs what another has left. */
export async function addBrand(client: TestClient, fields: object = {}) {
  number += 1;
  const given = { code: `T${number}X`, name: `试验品牌${number}`, active: 1, sortOrder: 900 + number, description: '', ...fields };
  const { id } = await client.data(brand.save, given);
  return { ...given, id, route: `/brand?code=${given.code}` };
}

export const cell = (page: Page, text: string) => page.getByRole('cell', { name: text, exact: true }).first();
/** The first column of every row. */
export const codes = (page: Page) => page.locator('tbody tr td:first-child').allInnerTexts();
export const filter = (page: Page, name: string) => page.getByRole('search').getByLabel(name);
export const rowButton = (page: Page, action: string, name: string) => page.getByRole('button', { name: `${action} ${name}`, exact: true });
export const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

/** The messages of a form's rules, each under its field. */
export const messages = (page: Page) => page.getByRole('dialog').locator('.ant-form-item-explain-error').allInnerTexts();

export async function openNewBrand(page: Page) {
  await page.getByRole('button', { name: '新增品牌' }).click();
  await field(page, '品牌编码').waitFor();
}
