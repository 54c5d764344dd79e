import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

interface Visit {
  url: string;
  /** Resolves when the page is usable. */
  isReady: (page: Page) => Promise<unknown>;
  storageState?: BrowserContextOptions['storageState'];
}

export interface PageWeight {
  /** The JavaScript and the style sheets, each compressed by gzip -9. */
  bytes: number;
  files: { path: string; bytes: number }[];
  /** All requests, data and pictures included. */
  requests: number;
}

/** What a browser with an empty cache loads until a page is usable and idle. */
export async function measurePage(browser: Browser, { url, isReady, storageState }: Visit): Promise<PageWeight> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    const code = new Map<string, Promise<Buffer>>();
    let requests = 0;
    page.on('response', (response) => {
      requests += 1;
      const path = new URL(response.url()).pathname;
      if (/\.(?:js|css)$/.test(path)) code.set(path, response.body());
    });
    await page.goto(url);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all([...code].map(async ([path, body]) => ({ path, bytes: gzipSync(await body, { level: 9 }).length })));
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files, requests };
  } finally {
    await context.close();
  }
}
