import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const field = (page: Page, name: string) =>
  page.locator(`[data-field=${name}] [data-control]`).locator('input, textarea');
export const submit = (page: Page) => page.locator('form button[type=submit]').last();

export async function choosePhoto(page: Page, name = '执照.png', buffer = demoPicture('执照')) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

export const regionBox = (page: Page) => page.getByRole('combobox', { name: '省市区' });

export async function chooseRegion(page: Page, ...names: string[]) {
  await regionBox(page).click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
}

const ofCompany = {
  companyName: '深圳市云岭智造科技有限公司',
  unifiedSocialCreditCode: '91440305MAFNQNMT70',
  addressDetail: '科苑路18号',
  requirementDescription: '管理物料主数据',
};
const ofAdministrator = {
  applicant: '梁晓峰',
  phoneNumber: '13900001234',
  verificationCode: '8888',
  password: 'Harbour7Lamp',
  confirmPassword: 'Harbour7Lamp',
};
const fill = async (page: Page, values: object, overrides: Record<string, string>) => {
  for (const [name, value] of Object.entries(values) as [string, string][])
    await field(page, name).fill(overrides[name] ?? value);
};

/** The first step of the page /register; `overrides` replaces values. */
export async function fillInCompany(page: Page, overrides: Record<string, string> = {}) {
  await chooseRegion(page, '广东省', '深圳市', '南山区');
  await fill(page, ofCompany, overrides);
  await choosePhoto(page);
  await expect(page.getByRole('img', { name: '营业执照预览' })).toBeShown();
}

/** Both steps, up to the button that leads to the confirmation. */
export async function fillIn(page: Page, overrides: Record<string, string> = {}) {
  await fillInCompany(page, overrides);
  await submit(page).click();
  await expect(page.getByLabel('申请人')).toBeShown();
  await fill(page, ofAdministrator, overrides);
}

/** From the second step: what was entered is listed, and sent. */
export async function confirmAndSend(page: Page) {
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '企业信息' })).toBeShown();
  await submit(page).click();
}
