import { tenant } from '@edp/contract/modules/session/session.ts';
import { launchBrowser } from '@edp/e2e/testing/browser.ts';
import { chooseRole, enterAccount } from '@edp/e2e/testing/log-in.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { testClient } from '@edp/server/testing/test-client.ts';
import { startProduct } from './child-server.ts';
import { median } from './median.ts';
import { readForcedNews } from './read-forced-news.ts';
import { withScratchFolder } from './scratch.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const rounds = 7;
const limits = { interactiveMs: 1500, firstPageRequests: 10, roleSwitchMs: 300 };

/** The time from the login page to the workbench, and from one role to another, in a browser. */
export function benchEntry() {
  return withScratchFolder(async (folder) => {
    const server = await startProduct(18_084, { EDP_DATA: folder, EDP_TEST_CAPTCHA: testCaptcha });
    const browser = await launchBrowser();
    try {
      await readForcedNews(await loginAs(server.url, { account: 'zhangwei', password: 'Demo1234' }));
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, server.url));
      print(
        'login page can be typed into',
        'ms',
        limits.interactiveMs,
        median(visits.map((each) => each.interactiveMs)),
      );
      print(
        'requests for the first page after login',
        '',
        limits.firstPageRequests,
        median(visits.map((each) => each.requests.length)),
      );
      print(
        'from another role to its menu',
        'ms',
        limits.roleSwitchMs,
        median(visits.map((each) => each.roleSwitchMs)),
      );
      console.log(
        visits
          .at(-1)!
          .requests.map((request) => `  ${request}`)
          .join('\n'),
      );
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

interface Visit {
  interactiveMs: number;
  requests: string[];
  roleSwitchMs: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { tenantAuth } = await testClient(url, { ticket: '', tenantAuth: '' }).data(tenant.byCode, {
    tenantCode: 'BRH',
  });
  const storageState = {
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'edp_tenantAuth', value: tenantAuth }] }],
  };
  const context = await browser.newContext({ storageState, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const interactiveMs = await timed(async () => {
      await page.goto(`${url}/#/login`);
      await page.getByLabel('用户名').fill('zhangwei');
    });
    await enterAccount(page, 'zhangwei');
    await page.getByRole('dialog', { name: '选择角色' }).waitFor();
    await page.waitForLoadState('networkidle');
    const requests = requestsOf(page);
    await chooseRole(page, '主数据专员');
    await page.getByRole('menuitem', { name: '品牌管理' }).waitFor();
    await page.waitForLoadState('networkidle');
    const heard = [...requests];
    return { interactiveMs, requests: heard, roleSwitchMs: await timeRoleSwitch(page) };
  } finally {
    await context.close();
  }
}

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('websocket', () => requests.push('WS'));
  return requests;
}

/** From the choice until the menu of the new role, which has no brands, is shown. */
async function timeRoleSwitch(page: Page): Promise<number> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /主数据专员/ })
    .click();
  const choice = page.getByRole('menuitem', { name: '仓储专员' });
  // Hovering waits until the opening animation of the list has ended.
  await choice.hover();
  return timed(async () => {
    await choice.click();
    await page.getByRole('menuitem', { name: '品牌管理' }).waitFor({ state: 'detached' });
  });
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

function print(what: string, unit: string, limit: number, value: number) {
  console.log(
    `${what.padEnd(42)} ${value.toFixed(0).padStart(5)} ${unit.padEnd(3)} ${(value / limit).toFixed(2)} of ${limit}`,
  );
}
