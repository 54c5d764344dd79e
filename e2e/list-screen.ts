import type { Page } from 'playwright-core';

/** Locators of every list and of its dialogs. */
export const cell = (page: Page, text: string) => page.getByRole('cell', { name: text, exact: true }).first();
/** The first column of every row. */
export const codes = (page: Page) => page.locator('tbody tr td:first-child').allInnerTexts();
export const filter = (page: Page, name: string) => page.getByRole('search').getByLabel(name);
export const rowButton = (page: Page, action: string, name: string) => page.getByRole('button', { name: `${action} ${name}`, exact: true });
export const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

/** The validation messages of a form. */
export const messages = (page: Page) => page.getByRole('dialog').locator('.ant-form-item-explain-error').allInnerTexts();
