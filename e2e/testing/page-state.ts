import { longestWaitMs } from '@edp/server/testing/longest-wait.ts';
import type { Locator, Page } from 'playwright-core';
import { interval } from './shorten-polling.ts';

/** For `expect.poll`: the timeout of Playwright's actions. */
export const pollOptions = { timeout: longestWaitMs, interval };

export const routeOf = (page: Page) => new URL(page.url()).hash.slice(1).split('?')[0];

/** The query parameters of a list: filters and page. */
export const searchOf = (page: Page) => Object.fromEntries(new URLSearchParams(page.url().split('?')[1]));

export const isFocused = (locator: Locator) => locator.and(locator.page().locator(':focus')).isVisible();

export const isLoaded = (picture: Locator) =>
  picture.evaluate(
    ({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) => complete && naturalWidth > 0,
  );

/** The visible messages: at fields, above a form and toasts. */
export const alerts = async (page: Page) =>
  (await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).filter(Boolean);

/** The value of a key in local storage. */
export const storedValue = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `edp_${name}`);

/** The keys of what was typed and not saved. */
export const drafts = (page: Page) =>
  page.evaluate<string[]>(`Object.keys(sessionStorage).filter((key) => key.startsWith('edp_draft'))`);
