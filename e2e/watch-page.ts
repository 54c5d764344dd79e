import type { Page } from 'playwright-core';

/** Everything that a page does and no user should cause: errors in the console, exceptions, refused or broken requests. */
export function watchPage(page: Page): readonly string[] {
  const problems: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('console', (message) => {
    // The browser's own line about a bad answer; the answer itself is noted below, with its address.
    const isNoted = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isNoted) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.request().method()} ${pathOf(response.url())} ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The page gave up itself what nobody waits for any more.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.method()} ${pathOf(request.url())} ${reason}`);
  });
  return problems;
}
