import { material } from '@edp/contract/modules/material/material.ts';
import { launchBrowser } from '@edp/e2e/testing/browser.ts';
import { frameMs, percentile } from '@edp/e2e/testing/frame-times.ts';
import {
  firstList,
  furtherPages,
  measureFurtherPage,
  measurePage,
  type PageWeight,
} from '@edp/e2e/testing/page-weight.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from './child-server.ts';
import { median } from './median.ts';
import { readForcedNews } from './read-forced-news.ts';
import { withScratchFolder } from './scratch.ts';
import { remembered, storageStateOf } from './storage-state.ts';
import { vitalPages } from './vital-pages.ts';
import {
  type Browser,
  firstField,
  firstRow,
  keyTimes,
  openingTimes,
  scrollTimes,
  type StorageState,
  tabTasks,
} from './web-times.ts';
import { green, measureVitals, type VitalPage } from './web-vitals.ts';

interface Visit {
  browser: Browser;
  url: string;
  storageState: StorageState;
}

/** What the pages weigh and how soon they answer, in a browser with an empty cache. */
export function benchWeb() {
  return withScratchFolder(async (folder) => {
    const server = await startProduct(18_083, {
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    const browser = await launchBrowser();
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      const visitor = remembered(server.url, { tenantAuth: client.credentials.tenantAuth });
      const { bytes } = await measurePage(browser, {
        url: `${server.url}/#/login`,
        storageState: visitor,
        isReady: (page) => page.getByLabel('用户名').waitFor(),
      });
      print('login page', kib(bytes), 170, 'KiB');
      const visit = { browser, url: server.url, storageState: await storageStateOf(client) };
      await benchWeight(visit);
      const [first] = await client.data(material.list, {});
      await benchTimes(visit, first!.id);
      await benchVitals(visit, await vitalPages(client, visitor, visit.storageState));
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function benchWeight({ browser, url, storageState }: Visit) {
  const first = await measurePage(browser, {
    url: `${url}/#${firstList}`,
    storageState,
    isReady: (page) => page.getByRole('img', { name: '恒拓轴承' }).waitFor(),
  });
  print('first list', kib(first.bytes), 380, 'KiB');
  print('first list, calls and pictures included', first.requests.length, 15, 'requests');
  const further: (PageWeight & { route: string })[] = [];
  for (const route of furtherPages)
    further.push({ route, ...(await measureFurtherPage(browser, { url, route, storageState })) });
  const heaviest = further.toSorted((a, b) => b.bytes - a.bytes)[0]!;
  const busiest = further.toSorted((a, b) => b.requests.length - a.requests.length)[0]!;
  print('heaviest further page', kib(heaviest.bytes), 60, 'KiB', heaviest.route);
  print('further page with most requests', busiest.requests.length, 4, 'requests', busiest.route);
}

async function benchTimes({ browser, url, storageState }: Visit, materialId: string) {
  const opened = async (...opening: Parameters<typeof openingTimes>) => median(await openingTimes(...opening));
  print(
    'first row of brands after the click',
    await opened(browser, url, storageState, firstRow('品牌管理')),
    500,
    'ms',
  );
  print(
    'first row of materials after the click',
    await opened(browser, url, storageState, firstRow('物料管理')),
    500,
    'ms',
  );
  const adding = firstField('/materialManage', (page) =>
    page.getByRole('main').getByRole('link', { name: '新增物料' }),
  );
  print('form of a new material after the click', await opened(browser, url, storageState, adding), 400, 'ms');
  const editing = firstField(`/materialManage/${materialId}/0`, (page) =>
    page.getByRole('main').getByRole('button', { name: '编辑' }),
  );
  print('form of a material after the click', await opened(browser, url, storageState, editing), 400, 'ms');
  print('a key in a form of 80 fields', median(await keyTimes(browser)), 16, 'ms');
  const frames = await scrollTimes(browser, url, storageState);
  print(
    'a frame while 10,000 rows are scrolled',
    percentile(frames, 50),
    frameMs,
    'ms',
    `nine of ten within ${percentile(frames, 90)} ms`,
  );
  print('longest task when a tab is shown again', Math.max(...(await tabTasks(browser, url, storageState))), 100, 'ms');
}

/** In the browser, as the page itself sees them; one page after another, so that none waits for another's work. */
async function benchVitals({ browser, url }: Visit, pages: readonly VitalPage[]) {
  console.log(
    `web vitals, and their share of what is good (LCP ${green.LCP} ms, INP ${green.INP} ms, CLS ${green.CLS})`,
  );
  for (const page of pages) {
    const { LCP, INP, CLS } = await measureVitals(browser, url, page);
    const share = (value: number, limit: number) => (value / limit).toFixed(2);
    console.log(
      `${page.name.padEnd(10)} LCP ${LCP.toFixed(0).padStart(5)} ms  ${share(LCP, green.LCP)}   INP ${INP.toFixed(0).padStart(4)} ms  ${share(INP, green.INP)}   CLS ${CLS.toFixed(3)}  ${share(CLS, green.CLS)}`,
    );
  }
}

const kib = (bytes: number) => bytes / 1024;

function print(what: string, value: number, limit: number, unit: string, more = '') {
  const shown = value < 10 ? value.toFixed(1) : value.toFixed(0);
  console.log(
    `${what.padEnd(42)} ${shown.padStart(5)} ${unit.padEnd(8)}   ${(value / limit).toFixed(2)} of the ${Number.isInteger(limit) ? limit : limit.toFixed(1)} allowed   ${more}`.trimEnd(),
  );
}
