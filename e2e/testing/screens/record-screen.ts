import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rowButton } from './list-screen.ts';
import { tabs } from './shell-screen.ts';

/** A hidden page of another tab may have fields of the same name. */
export const formField = (page: Page, label: string) =>
  page.locator('form[id]').getByLabel(label, { exact: true }).filter({ visible: true });
export const errors = (page: Page) => page.locator('[data-field-error]').filter({ visible: true }).allInnerTexts();
export const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
export const detail = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }), visible: true })
    .locator('dd');
/** An icon adds to the accessible name of a button. */
export const press = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`(^| )${name}$`) })
    .click();

/** A link where the form is a page. */
export const addButton = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: /新增|New/, visible: true });
export const submit = (page: Page) => page.getByRole('button', { name: /(保存|提交|Save|Submit)$/ }).click();

/** The form of the row with this name; where it is a page, it is reached from the one that shows the record. */
export async function openEdit(page: Page, { isPage }: { isPage?: true }, name: string) {
  await rowButton(page, isPage ? '查看' : '编辑', name).click();
  if (isPage) await press(page, '编辑');
}

/** The record is left: its list is shown and its tab is closed. Only then can the same record be opened again. */
export async function backAt(page: Page, list: string) {
  await expect(page).toBeAt(list);
  await page.getByRole('search').waitFor();
  await expect(tabs(page).getByRole('link', { name: /：/ }).first()).toBeGone();
}
