import type { launchBrowser } from '@edp/e2e/testing/browser.ts';
import { frameTimes } from '@edp/e2e/testing/frame-times.ts';
import { showManyBrands, spinWheel } from '@edp/e2e/testing/many-rows.ts';
import { tabs } from '@edp/e2e/testing/screens/shell-screen.ts';
import { buildTestPages, openTestPage } from '@edp/e2e/testing/test-page.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
export type StorageState = NonNullable<Parameters<Browser['newContext']>[0]>['storageState'];

const rounds = 7;
const viewport = { width: 1440, height: 900 };

interface Opening {
  /** Where the user is before. */
  from: string;
  clicked: (page: Page) => ReturnType<Page['locator']>;
  /** The first match of this selector can be used. */
  until: string;
}

/** The first row of the list that a menu entry opens. */
export const firstRow = (entry: string): Opening => ({
  from: '/home',
  clicked: (page) => page.getByRole('menuitem', { name: entry, exact: true }),
  until: '[data-record]',
});

/** The first field of a form that can be typed into. */
export const firstField = (from: string, clicked: Opening['clicked']): Opening => ({
  from,
  clicked,
  until: 'form[id] input:not([type=checkbox], [type=search], [type=file])',
});

/** From a click until what it opens is rendered and can be used; each time with an empty cache. */
export async function openingTimes(
  browser: Browser,
  url: string,
  storageState: StorageState,
  { from, clicked, until }: Opening,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${url}/#${from}`);
    await clicked(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(`
      addEventListener('click', ({ timeStamp }) => { window.clicked = timeStamp; }, { capture: true, once: true });
      window.shown = new Promise((resolve) => {
        const isThere = () => window.clicked && [...document.querySelectorAll(${JSON.stringify(until)})].some((each) => each.checkVisibility() && !each.disabled);
        const look = () => (isThere() ? resolve(performance.now()) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      });
      // Playwright would wait for the promise.
      null;`);
    await clicked(page).click();
    times.push(await page.evaluate<number>('window.shown.then((shown) => shown - window.clicked)'));
    await context.close();
  }
  return times;
}

/** What the main thread works for each frame while ten thousand rows are scrolled. */
export async function scrollTimes(browser: Browser, url: string, storageState: StorageState): Promise<number[]> {
  const context = await browser.newContext({ storageState, viewport, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${url}/#/home`);
  await page.getByRole('menuitem', { name: '品牌管理' }).waitFor();
  await showManyBrands(page);
  await page.locator('[data-record]').first().waitFor();
  const frames = await frameTimes(page, () => spinWheel(page));
  await context.close();
  return frames;
}

/** From a key until its handlers and what they render are done. */
export async function keyTimes(browser: Browser): Promise<number[]> {
  await buildTestPages();
  const page = await openTestPage(browser, 'large-form');
  await page.getByLabel('field1', { exact: true }).click();
  await page.evaluate(`
    window.times = [];
    addEventListener('keydown', ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.times.push(performance.now() - timeStamp);
      addEventListener('input', () => port2.postMessage(0), { once: true });
    }, true);`);
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz', { delay: 50 });
  const times = await page.evaluate<number[]>('window.times');
  await page.context().close();
  return times;
}

/** The long tasks while the tabs of two lists are shown in turn; a task of less than 50 ms counts as none. */
export async function tabTasks(browser: Browser, url: string, storageState: StorageState): Promise<number[]> {
  const context = await browser.newContext({ storageState, viewport, locale: 'zh-CN' });
  const page = await context.newPage();
  for (const route of ['/brand?pageSize=100', '/unit?pageSize=100']) {
    await page.goto(`${url}/#${route}`);
    await page.locator('[data-record]').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(`
    window.tasks = [0];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`);
  for (let round = 0; round < rounds; round++) {
    for (const name of ['品牌管理', '单位管理']) {
      await tabs(page).getByRole('link', { name }).click();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(200);
    }
  }
  const tasks = await page.evaluate<number[]>('window.tasks');
  await context.close();
  return tasks;
}
