import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { matchers } from './matchers.ts';
import { pollOptions } from './page-state.ts';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'node_modules', '.cache', 'test-pages');
const origin = 'http://test-page.invalid';

/** Builds the pages of web/test-pages, which are not shipped. */
export async function buildTestPages() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', join(root, 'web', 'test-pages', 'vite.config.ts'), '--outDir', built],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
}

/** Opens one of them in a browser, without a server. */
export async function openTestPage(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(pollOptions.timeout);
  await context.route(`${origin}/**`, (request) => {
    const path = join(built, new URL(request.request().url()).pathname);
    return existsSync(path) ? request.fulfill({ path }) : request.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/${name}.html`);
  return page;
}

/** The test pages in a test: built before it, each closed after the test that opened it. */
export function useTestPages() {
  let browser: Browser;
  let pages: Page[] = [];
  expect.extend(matchers);
  beforeAll(async () => {
    [browser] = await Promise.all([sharedBrowser(), buildTestPages()]);
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
  });

  return async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await openTestPage(browser, name, options);
    pages.push(page);
    return page;
  };
}
