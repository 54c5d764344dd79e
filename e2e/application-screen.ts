import { application } from '@edp/contract/modules/application.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';

let number = 0;

/** An application of the test's own, so that no test needs what another has left. */
export async function addApplication(client: TestClient, fields: object = {}) {
  number += 1;
  const given = { code: `E2E-${number}`, name: `试验应用${number}`, remarks: '', ...fields };
  const { id } = await client.data(application.add, given);
  return { ...given, id, list: `/applicationManage?code=${given.code}`, route: `/applicationManage/${id}` };
}

/** A hidden page of another tab may have fields of the same name. */
export const formField = (page: Page, label: string) => page.locator('form[id]').getByLabel(label, { exact: true }).filter({ visible: true });
export const errors = (page: Page) => page.locator('.ant-form-item-explain-error').filter({ visible: true }).allInnerTexts();
export const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
export const detail = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }), visible: true }).locator('dd');
/** An icon before the word has a name too. */
export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`(^| )${name}$`) }).click();
export const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link').allInnerTexts();
