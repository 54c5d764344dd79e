import type { Page } from 'playwright-core';

/** In milliseconds; a person would not notice. */
export const interval = 30;

interface Frame {
  retryWithProgressAndBackoff: (progress: unknown, action: unknown) => unknown;
  retryWithProgressAndTimeouts: (progress: unknown, timeouts: number[], action: unknown) => unknown;
}
interface Inside {
  _connection: { toImpl: (of: unknown) => Frame };
}

/**
 * Playwright looks for an element after 20, 50, 100 and 100 milliseconds, then only every 500: most pages are there long before they
 * are seen. There is no setting for that, so this reaches inside; it fits the version that package.json pins.
 */
export function askOften(page: Page) {
  // oxlint-disable-next-line no-underscore-dangle
  const frame = (page as unknown as Inside)._connection.toImpl(page.mainFrame());
  frame.retryWithProgressAndBackoff = (progress, action) => frame.retryWithProgressAndTimeouts(progress, [interval], action);
}
