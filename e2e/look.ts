import { interval } from './ask-often.ts';
import type { Locator, Page } from 'playwright-core';

/** For `expect.poll`: as long as a page waits for its actions. */
export const patient = { timeout: 15_000, interval };

export const routeOf = (page: Page) => new URL(page.url()).hash.slice(1).split('?')[0];

/** What the address says about a list: its filters and its page. */
export const searchOf = (page: Page) => Object.fromEntries(new URLSearchParams(page.url().split('?')[1]));

export const isFocused = (locator: Locator) => locator.and(locator.page().locator(':focus')).isVisible();

export const isLoaded = (picture: Locator) =>
  picture.evaluate(({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) => complete && naturalWidth > 0);

/** The messages under fields, above a form and in the corner of the page. */
export const alerts = async (page: Page) => (await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).filter(Boolean);

/** What the product has put into the local storage under this name. */
export const remembered = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', `edp_${name}`);
