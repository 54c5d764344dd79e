import type { Page } from 'playwright-core';

/** A hidden page of another tab may have fields of the same name. */
export const formField = (page: Page, label: string) => page.locator('form[id]').getByLabel(label, { exact: true }).filter({ visible: true });
export const errors = (page: Page) => page.locator('[data-field-error]').filter({ visible: true }).allInnerTexts();
export const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
export const detail = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }), visible: true }).locator('dd');
/** An icon adds to the accessible name of a button. */
export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`(^| )${name}$`) }).click();
