import type { Locator, Page } from 'playwright-core';

declare module 'vitest' {
  interface Matchers {
    /** The route, without query, becomes this one. */
    toBeAt(route: string): Promise<void>;
    /** The text becomes visible on the page. */
    toShow(text: string | RegExp): Promise<void>;
    toBeShown(): Promise<void>;
    toBeGone(): Promise<void>;
  }
}

/** Matchers that retry until the timeout of Playwright's actions. */
export const matchers = {
  toBeAt: (page: Page, route: string) =>
    outcome(
      page.waitForURL(({ hash }) => hash.slice(1).split('?')[0] === route, { waitUntil: 'commit' }),
      () => `${page.url()} does not become ${route}.`,
    ),
  toShow: (page: Page, text: string | RegExp) =>
    outcome(
      page.getByText(text).filter({ visible: true }).first().waitFor(),
      () => `“${String(text)}” does not appear.`,
    ),
  toBeShown: (locator: Locator) => outcome(locator.waitFor(), () => 'It does not appear.'),
  toBeGone: (locator: Locator) => outcome(locator.waitFor({ state: 'hidden' }), () => 'It stays.'),
};

async function outcome(waiting: Promise<void>, problem: () => string) {
  try {
    await waiting;
    return { pass: true, message: problem };
  } catch (error) {
    return { pass: false, message: () => `${problem()}\n${String(error)}` };
  }
}
