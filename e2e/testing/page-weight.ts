import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Request, Response } from 'playwright-core';

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

const isCode = (path: string) => /\.(?:js|css)$/.test(path);

export const isForTabIcon = (request: Request) => isTabIcon(new URL(request.url()).pathname);

/** The first request of a page, for code or data. On a busy machine that may be long after the icon of the tab. */
const firstRequest = (page: Page) => page.waitForRequest((request) => !isForTabIcon(request));

/** What a browser with an empty cache loads until a page is usable and idle. */
export async function measurePage(
  browser: Browser,
  { url, isReady, storageState, before }: Visit,
): Promise<PageWeight> {
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
      if (isCode(path)) code.set(path, response.body());
    });
    // Routes are in the hash: a page inside the application is opened without loading the document again.
    const asked = firstRequest(page);
    await (before ? page.evaluate(`location.assign(${JSON.stringify(url)})`) : page.goto(url));
    await asked;
    await untilQuiet();
    await isReady?.(page);
    await untilQuiet();
    const files = await Promise.all(
      [...code].map(async ([path, body]) => ({ path, bytes: gzipSync(await body, { level: 9 }).length })),
    );
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
  const count = (by: number) => (request: Request) => {
    if (isForTabIcon(request)) return;
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
  '/home',
  '/unit',
  '/specification',
  '/categorySet',
  '/labelSet',
  '/deviceManage',
  '/contractManage',
  '/applicationManage',
  '/applicationSetup/moudel',
  '/zBook',
  '/shareRulesManage',
  '/account',
  '/employee',
  '/materialManage',
  '/mchManage',
  '/classification',
  '/sparebom',
  '/newsManage',
  '/messageManage',
  '/loginRecord',
  '/security',
  '/myAccount',
  '/menuManage',
  '/dictionary',
  '/languageText',
  '/homeConfig',
  '/organisation',
];
/** Lists that open with their first record beside them. */
export const furtherListsWithRecord = ['/role'];
export const furtherRecords = [
  '/brand',
  '/unit',
  '/specification',
  '/classification',
  '/categorySet',
  '/labelSet',
  '/applicationManage',
  '/zBook',
  '/shareRulesManage',
  '/account',
  '/employee',
  '/sparebom',
];

/** On a busy machine half a second may pass before a page asks for its data. */
const untilIdle = (page: Page) =>
  page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden' });

/** What a page loads more than the first list did. */
export function measureFurtherPage(
  browser: Browser,
  { url, route, storageState }: { url: string; route: string; storageState: Visit['storageState'] },
): Promise<PageWeight> {
  return measurePage(browser, {
    url: `${url}/#${route}`,
    storageState,
    isReady: untilIdle,
    before: (page) => openFirstList(page, url),
  });
}

async function openFirstList(page: Page, url: string) {
  await page.goto(`${url}/#${firstList}`);
  await page.getByRole('cell').getByText('HENGTUO', { exact: true }).waitFor();
  // The pictures are the last that a list asks for.
  await page.getByRole('img', { name: '恒拓轴承' }).waitFor();
}

/** Tabs that measure at the same time: most of it is waiting until nothing is loaded any more. */
const tabCount = 3;

/**
 * What each page loads more than the first list did, as `measureFurtherPage`, but with the code in the cache of the
 * browser, which takes half the time:
 * every page begins with a new document that asks for all of its code, only that it does not travel and is not compiled
 * again.
 */
export function measureFurtherPages(
  browser: Browser,
  { url, routes, storageState }: { url: string; routes: readonly string[]; storageState: Visit['storageState'] },
): ReadonlyMap<string, Promise<PageWeight>> {
  const tasks = routes.map((route) => ({ route, ...Promise.withResolvers<PageWeight>() }));
  // Whoever asks for it is told of a failure; it may have come before.
  for (const { promise } of tasks) promise.catch(() => {});
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? compressedSize(url + path);
    sizes.set(path, size);
    return size;
  };
  void (async () => {
    const context = await browser.newContext({ storageState });
    // What was opened before in the same tab would be opened again.
    await context.addInitScript(`if (location.protocol !== 'about:') sessionStorage.clear()`);
    const next = tasks.values();
    await Promise.all(
      Array.from({ length: tabCount }, async () => {
        const page = await context.newPage();
        const untilQuiet = watchNetwork(page);
        for (const { route, resolve, reject } of next)
          await measureInTab(page, { url, route, untilQuiet, sizeOf }).then(resolve, reject);
      }),
    );
    await context.close();
  })().catch((error: unknown) => tasks.forEach(({ reject }) => reject(error)));
  return new Map(tasks.map(({ route, promise }) => [route, promise]));
}

async function measureInTab(
  page: Page,
  {
    url,
    route,
    untilQuiet,
    sizeOf,
  }: { url: string; route: string; untilQuiet: () => Promise<void>; sizeOf: (path: string) => Promise<number> },
): Promise<PageWeight> {
  // Only with another document between them is the first list loaded anew.
  await page.goto('about:blank');
  await openFirstList(page, url);
  await untilQuiet();
  const requests: string[] = [];
  const note = (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (!isTabIcon(path)) requests.push(path);
  };
  page.on('response', note);
  const asked = firstRequest(page);
  await page.evaluate(`location.assign(${JSON.stringify(`${url}/#${route}`)})`);
  await asked;
  await untilQuiet();
  await untilIdle(page);
  await untilQuiet();
  page.off('response', note);
  const code = [...new Set(requests.filter((path) => isCode(path)))];
  const files = await Promise.all(code.map(async (path) => ({ path, bytes: await sizeOf(path) })));
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files, requests };
}

const compressedSize = async (address: string) =>
  gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), { level: 9 }).length;
