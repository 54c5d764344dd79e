import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

interface Visit {
  url: string;
  /** Resolves when the page is usable. */
  isReady?: (page: Page) => Promise<unknown>;
  storageState?: BrowserContextOptions['storageState'];
  /** Only what comes after this is measured, such as another page that was opened before. */
  before?: (page: Page) => Promise<unknown>;
}

export interface PageWeight {
  /** The JavaScript and the style sheets, each compressed by gzip -9. */
  bytes: number;
  files: { path: string; bytes: number }[];
  /** The paths of all requests, data and pictures included. */
  requests: string[];
}

/** A whole browser asks for the icon of its tab, a headless one does not. */
export const isTabIcon = (path: string) => path === '/favicon.svg';

/** What a browser with an empty cache loads until a page is usable and idle. */
export async function measurePage(browser: Browser, { url, isReady, storageState, before }: Visit): Promise<PageWeight> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    const untilQuiet = watchNetwork(page);
    if (before) {
      await before(page);
      await untilQuiet();
    }
    const code = new Map<string, Promise<Buffer>>();
    const requests: string[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (isTabIcon(path)) return;
      requests.push(path);
      if (/\.(?:js|css)$/.test(path)) code.set(path, response.body());
    });
    // Routes are in the hash: a page inside the application is opened without loading the document again.
    const asked = page.waitForRequest(() => true);
    await (before ? page.evaluate(`location.assign(${JSON.stringify(url)})`) : page.goto(url));
    await asked;
    await untilQuiet();
    await isReady?.(page);
    await untilQuiet();
    const files = await Promise.all([...code].map(async ([path, body]) => ({ path, bytes: gzipSync(await body, { level: 9 }).length })));
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files, requests };
  } finally {
    await context.close();
  }
}

/** As Playwright's `networkidle`, which tells it of a document only once. */
const quietMs = 500;

/** Returns a function that waits until nothing is loaded any more. */
function watchNetwork(page: Page) {
  let pending = 0;
  let last = performance.now();
  const count = (by: number) => () => {
    pending += by;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (pending > 0 || performance.now() - last < quietMs) await new Promise((resolve) => setTimeout(resolve, 20));
  };
}

/** A list, whose page is loaded first, and the lists and records that are opened after it. */
export const firstList = '/brand';
export const furtherPages = [
  '/home', '/unit', '/specification', '/categorySet', '/labelSet', '/deviceManage', '/contractManage', '/applicationManage', '/applicationSetup/moudel', '/zBook', '/shareRulesManage', '/account', '/employee',
  '/materialManage', '/mchManage', '/classification', '/sparebom', '/newsManage', '/messageManage', '/loginRecord',
  '/security', '/myAccount', '/menuManage', '/dictionary', '/languageText', '/homeConfig', '/organisation',
];
/** Lists that open with their first record beside them. */
export const furtherListsWithRecord = ['/role'];
export const furtherRecords = ['/brand', '/unit', '/specification', '/classification', '/categorySet', '/labelSet', '/applicationManage', '/zBook', '/shareRulesManage', '/account', '/employee', '/sparebom'];

/** What a page loads more than the first list did. */
export function measureFurtherPage(browser: Browser, { url, route, storageState }: { url: string; route: string; storageState: Visit['storageState'] }): Promise<PageWeight> {
  return measurePage(browser, {
    url: `${url}/#${route}`,
    storageState,
    // On a busy machine half a second may pass before a page asks for its data.
    isReady: (page) => page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden' }),
    before: async (page) => {
      await page.goto(`${url}/#${firstList}`);
      await page.getByRole('cell', { name: 'HENGTUO', exact: true }).waitFor();
      // The pictures are the last that a list asks for.
      await page.getByRole('img', { name: '恒拓轴承' }).waitFor();
    },
  });
}
