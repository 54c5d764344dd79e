import type { Page } from 'playwright-core';

/** Collects what no user action should cause: console errors, exceptions, failed requests. */
export function watchPage(page: Page): readonly string[] {
  const problems: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('console', (message) => {
    // The browser's own message about a failed response, which is logged below with its address.
    const isNoted = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isNoted) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.request().method()} ${pathOf(response.url())} ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The page aborted a request that is no longer needed.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.method()} ${pathOf(request.url())} ${reason}`);
  });
  return problems;
}
