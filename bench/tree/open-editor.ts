import { category } from '@edp/contract/modules/category/category.ts';
import type { launchBrowser } from '@edp/e2e/testing/browser.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type StorageState = NonNullable<Parameters<Browser['newContext']>[0]>['storageState'];

/** Runs in the page: records when the tree's data has arrived, and when its rows are first rendered or changed. */
const watch = (path: string) => `
  window.arrived = () => performance.getEntriesByType('resource').findLast(({ name }) => name.includes('${path}')).responseEnd;
  const order = () => [...document.querySelectorAll('[role=tree] [role=treeitem]')].map((row) => row.style.top + row.id).toSorted().join();
  window.untilChanged = () => new Promise((resolve) => {
    const before = order();
    const look = () => (order() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now())));
    requestAnimationFrame(look);
  });
  addEventListener('keydown', (event) => { window.pressed = event.timeStamp; }, true);`;

/** The category editor of the only set that the address shows, ready to be opened and used again and again. */
export async function openEditor(browser: Browser, url: string, storageState: StorageState) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(watch(category.tree.path));
  let calls = 0;
  let moves = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v1/category/')) calls += 1;
  });
  await page.goto(url);
  const close = page.getByRole('dialog').getByRole('button', { name: '关闭' }).last();

  return {
    async open(): Promise<number> {
      if (await close.isVisible()) await close.click();
      const changed = page
        .getByRole('button', { name: /^分类管理/ })
        .waitFor()
        .then(() => page.evaluate<number>('window.untilChanged()'));
      await page.getByRole('button', { name: /^分类管理/ }).click();
      const shownAt = await changed;
      return shownAt - (await page.evaluate<number>('window.arrived()'));
    },
    async move(): Promise<number> {
      const tree = page.getByRole('tree');
      if ((await tree.locator('[aria-selected=true]').count()) === 0) {
        await tree.getByRole('treeitem').first().click();
        await page.locator('dl').waitFor();
        await tree.focus();
        calls = 0;
      }
      moves += 1;
      const changed = page.evaluate<number>('window.untilChanged()');
      await page.keyboard.press('Alt+ArrowDown');
      return (await changed) - (await page.evaluate<number>('window.pressed'));
    },
    callsPerMove: () => calls / moves,
  };
}
