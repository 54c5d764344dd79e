import type { Page } from 'playwright-core';

/** In milliseconds. */
export const interval = 100;

interface Frame {
  retryWithProgressAndBackoff: (progress: unknown, action: unknown) => unknown;
  retryWithProgressAndTimeouts: (progress: unknown, timeouts: number[], action: unknown) => unknown;
}
interface PlaywrightInternals {
  _connection: { toImpl: (of: unknown) => Frame };
}

/**
 * Playwright retries a locator after 20, 50, 100 and 100 milliseconds, then only every 500, while most pages are ready
 * earlier. There is no option for it, so this patches an internal method of the version that package.json pins.
 */
export function shortenPolling(page: Page) {
  // oxlint-disable-next-line no-underscore-dangle
  const frame = (page as unknown as PlaywrightInternals)._connection.toImpl(page.mainFrame());
  frame.retryWithProgressAndBackoff = (progress, action) =>
    frame.retryWithProgressAndTimeouts(progress, [interval], action);
}
