import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused, pollOptions } from './page-state.ts';

/** The options of the open select. */
export const options = (control: Locator) =>
  control.page().locator('.ant-select-dropdown').filter({ visible: true }).locator('.ant-select-item-option');

/** Chooses an option of a select by its text. */
export async function chooseOption(control: Locator, text: string) {
  await control.click();
  await options(control)
    .and(control.page().getByTitle(text, { exact: true }))
    .click();
  // It closes when the option is taken; a failure then says that it was not, instead of what is missing later.
  await options(control).first().waitFor({ state: 'detached' });
}

/** Chooses a node of a tree by its name, which is searched for. */
export async function chooseNode(control: Locator, name: string) {
  await control.click();
  await control.fill(name);
  await control
    .page()
    .locator('.ant-select-tree-title')
    .filter({ visible: true })
    .getByText(name, { exact: true })
    .click();
}

/** Types a day and leaves the field, as the date inputs take it then. */
export async function typeDay(control: Locator, day: string) {
  await control.fill(day);
  await control.press('Tab');
}

/** Types both days of a range: Enter takes the first and goes on to the other. */
export async function typeDays(first: Locator, last: Locator, [from, to]: readonly [string, string]) {
  await first.click();
  await first.fill(from);
  await first.press('Enter');
  await expect.poll(() => isFocused(last), pollOptions).toBe(true);
  await last.fill(to);
  await last.press('Enter');
}
