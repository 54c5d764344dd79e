import { passwordOf } from '@edp/server/testing/test-app.ts';
import type { Page } from 'playwright-core';

const captcha = '8888';

export async function enterCompany(page: Page, code: string) {
  await page.getByLabel('授权码').fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
}

export async function enterAccount(page: Page, account: string, options: { password?: string; captcha?: string } = {}) {
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(options.password ?? passwordOf(account));
  await page.getByLabel('验证码', { exact: true }).fill(options.captcha ?? captcha);
  await page.getByRole('button', { name: '登录' }).click();
}

export async function chooseRole(page: Page, role: string) {
  await page.getByRole('dialog', { name: '选择角色' }).getByText(role, { exact: true }).click();
  await page.getByRole('button', { name: '进入系统' }).click();
}

/** Logs in through the pages, from the tenant code to the shell. */
export async function logIn(
  page: Page,
  account: string,
  role: string,
  options: { company?: string; password?: string } = {},
) {
  // The login page reloads for its company, and earlier input would be lost.
  const loaded = page.waitForEvent('load');
  await enterCompany(page, options.company ?? 'BRH');
  await loaded;
  await enterAccount(page, account, options);
  await chooseRole(page, role);
}
