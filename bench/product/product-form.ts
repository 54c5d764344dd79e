import { launchBrowser } from '@edp/e2e/testing/browser.ts';
import { tab } from '@edp/e2e/testing/product/material-screen.ts';
import { cellOf } from '@edp/e2e/testing/product/product-screen.ts';
import { press } from '@edp/e2e/testing/screens/record-screen.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { storageStateOf } from '../storage-state.ts';
import type { Page } from '../web-times.ts';

const rounds = 5;
const [firstCell, keyPause] = [3, 120];

/**
 * Runs in the page. A click is over when something is shown and drawn, a key when its handlers and what they render are
 * done.
 */
const watch = `
  window.keys = [];
  addEventListener('click', ({ timeStamp }) => { window.clicked = timeStamp; }, true);
  window.shown = (selector, text) => new Promise((resolve) => {
    const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility() && element.textContent.includes(text));
    const look = () => (isShown() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.clicked))) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  addEventListener('keydown', ({ timeStamp, key }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.keys.push({ key, ms: performance.now() - timeStamp });
    if (key.length > 1) port2.postMessage(0);
    else addEventListener('input', () => port2.postMessage(0), { once: true });
  }, true);`;

/** In milliseconds, one for each time that it was done. */
export interface FormTimes {
  open: number[];
  showGrid: number[];
  keyInCell: number[];
  enter: number[];
  keyInText: number[];
  showGridAgain: number[];
  save: number[];
  saveMerged: number[];
}

/** Opens the form of a stored product, types in its grid and beside it, and saves; several times. */
export async function measureInBrowser(
  client: TestClient,
  productId: string,
  changeElsewhere: (round: number) => Promise<unknown>,
): Promise<FormTimes> {
  const times: FormTimes = {
    open: [],
    showGrid: [],
    keyInCell: [],
    enter: [],
    keyInText: [],
    showGridAgain: [],
    save: [],
    saveMerged: [],
  };
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      storageState: await storageStateOf(client),
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
    });
    const page = await context.newPage();
    await page.addInitScript(watch);
    for (let round = 0; round < rounds; round++)
      await visit(page, `${client.baseUrl}/#/mchManage/${productId}/0`, round, times, changeElsewhere);
  } finally {
    await browser.close();
  }
  return times;
}

async function visit(
  page: Page,
  url: string,
  round: number,
  times: FormTimes,
  changeElsewhere: (round: number) => Promise<unknown>,
) {
  const click = async (what: () => Promise<void>, selector: string, text = '') => {
    const shown = page.evaluate<number>(`window.shown('${selector}', '${text}')`);
    await what();
    return shown;
  };
  const showGrid = () => click(() => tab(page, '商品规格').click(), '[role=grid] [aria-rowindex="9"]');
  const openRecord = async () => {
    await page.goto('about:blank');
    await page.goto(url);
    await page.getByRole('button', { name: '编辑', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await openRecord();
  times.open.push(await click(() => press(page, '编辑'), 'form[id] [data-field="name"] input'));
  times.showGrid.push(await showGrid());
  await (await cellOf(page, firstCell + round, '标价')).click();
  for (const text of [`${round}12`, `${round}34`]) {
    const keys = await typed(page, text);
    times.keyInCell.push(...keys.filter(({ key }) => key !== 'Enter').map(({ ms }) => ms));
    times.enter.push(...keys.filter(({ key }) => key === 'Enter').map(({ ms }) => ms));
  }
  await tab(page, '基础信息').click();
  await page.locator('form[id] [data-field="keyword"] input').click();
  times.keyInText.push(...(await typed(page, 'abcdef', '')).map(({ ms }) => ms));
  times.showGridAgain.push(await showGrid());
  times.save.push(await click(() => press(page, '提交'), '[role=status]', '操作成功'));
  // A save leads back to the list. Another user changes every row while this one changes a cell: all is merged and
  // saved without a question.
  await openRecord();
  await press(page, '编辑');
  await tab(page, '商品规格').click();
  await (await cellOf(page, firstCell + round, '标价')).click();
  await typed(page, `${round}56`);
  await changeElsewhere(round);
  times.saveMerged.push(await click(() => press(page, '提交'), '[role=status]', '已合并'));
}

/** Types as a person does, and tells how long each key took. */
async function typed(page: Page, text: string, end = 'Enter') {
  await page.waitForTimeout(keyPause);
  await page.evaluate('window.keys = []');
  await page.keyboard.type(text, { delay: keyPause });
  if (end) await page.keyboard.press(end);
  await page.waitForTimeout(keyPause);
  return page.evaluate<{ key: string; ms: number }[]>('window.keys');
}
