import type { launchBrowser } from '@edp/e2e/testing/browser.ts';
import { tabs } from '@edp/e2e/testing/screens/shell-screen.ts';
import { buildTestPages, openTestPage } from '@edp/e2e/testing/test-page.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type StorageState = NonNullable<Parameters<Browser['newContext']>[0]>['storageState'];

const rounds = 7;
const viewport = { width: 1440, height: 900 };

/** From a click in the menu until the first row of the list is rendered; each time with an empty cache. */
export async function firstRowTimes(browser: Browser, url: string, storageState: StorageState): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${url}/#/home`);
    await page.getByRole('menuitem', { name: '品牌管理' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(`
      addEventListener('click', ({ timeStamp }) => { window.clicked = timeStamp; }, { capture: true, once: true });
      window.shown = new Promise((resolve) => {
        const look = () => (document.querySelector('[data-record]') ? resolve(performance.now()) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      });
      // Playwright would wait for the promise.
      null;`);
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    times.push(await page.evaluate<number>('window.shown.then((shown) => shown - window.clicked)'));
    await context.close();
  }
  return times;
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
