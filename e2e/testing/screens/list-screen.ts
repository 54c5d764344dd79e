import type { Locator, Page } from 'playwright-core';

/** Locators of every list and of its dialogs. */
/** A cell by its text, or by one of its texts where it has several, such as a name with its code. */
export const cell = (page: Page, text: string) =>
  page
    .getByRole('cell', { name: text, exact: true })
    .or(page.getByRole('cell').filter({ has: page.getByText(text, { exact: true }) }))
    .first();
/** The codes of the rows; where the names have none, the names. */
export const codes = (page: Page) =>
  page
    .locator(
      'tbody:not([aria-hidden], .ant-picker-dropdown tbody) tr td:nth-child(1 of :not(:has(input[type=checkbox])))',
    )
    .evaluateAll((cells: { innerText: string; querySelector: (selector: string) => { innerText: string } | null }[]) =>
      cells.map((each) => (each.querySelector('small') ?? each).innerText),
    );
/** The headings of the columns, that of the name followed by that of the code; the checkboxes have none. */
export const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts())
    .flatMap((text) => text.split('\n'))
    .filter((text) => text !== '');
/** The rows of the list, without those that stand in for them while it loads. */
export const rows = (page: Page) => page.locator('main tbody:not([aria-hidden]) tr').filter({ visible: true });
/** The row of a record, by its name. */
export const rowNamed = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) });
/** The names that begin so, from top to bottom. */
export const names = async (page: Page, start: string) =>
  (
    await rows(page)
      .getByText(new RegExp(`^${start}`))
      .allInnerTexts()
  ).map((text) => text.trim());
/** The texts of a record's cells, its name and code one after the other. */
export const cellTexts = async (page: Page, name: string) =>
  (await rowNamed(page, name).getByRole('cell').allInnerTexts())
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim());
/** Selects a record for a batch or in a picker. */
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择 ${name}`, exact: true });
export const batchBar = (page: Page) => page.getByRole('toolbar', { name: '批量操作' });
export const filter = (page: Page, name: string) => page.getByRole('search').getByLabel(name);
export const rowButton = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true });
/** Runs an action that is behind ⋯. */
export async function runExtra(page: Page, action: string, name: string, more = '更多') {
  await rowButton(page, more, name).click();
  await page.getByRole('menuitem', { name: action, exact: true }).filter({ visible: true }).click();
}
/** Runs an action of a row, wherever it stands. */
export async function runAction(page: Page, action: string, name: string) {
  await rowNamed(page, name).waitFor();
  if (await rowButton(page, action, name).isVisible()) await rowButton(page, action, name).click();
  else await runExtra(page, action, name);
}
export const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

/** The validation messages of a form. */
export const messages = (page: Page) => page.getByRole('dialog').locator('[data-field-error]').allInnerTexts();
/** The rows of a dialog's tables, each as one line. */
export const dialogRows = async (question: Locator) =>
  (await question.getByRole('row').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
