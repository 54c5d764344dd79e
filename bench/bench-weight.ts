import { news } from '@edp/contract/modules/news.ts';
import { session } from '@edp/contract/modules/session.ts';
import { launchBrowser } from '@edp/e2e/browser.ts';
import { measurePage, type PageWeight } from '@edp/e2e/page-weight.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from './child-server.ts';
import { withScratchFolder } from './scratch.ts';

const kib = 1024;

/** What a browser with an empty cache loads for the login page and for the first list. */
export function benchWeight() {
  return withScratchFolder(async (folder) => {
    const server = await startProduct(18_083, { EDP_DATA: folder, EDP_TEST_CAPTCHA: testCaptcha });
    const browser = await launchBrowser();
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      const { roleId } = await client.data(session.info, {});
      // Required news would be loaded before the list.
      for (const { newId } of await client.data(news.headlines, {})) await client.succeed(news.recordRead, { newId });
      const { tenantAuth, ticket: corTicket } = client.credentials;
      const remembered = (entries: Record<string, string>) => ({
        cookies: [],
        origins: [{ origin: server.url, localStorage: Object.entries(entries).map(([name, value]) => ({ name: `edp_${name}`, value })) }],
      });
      print('login page', 210, await measurePage(browser, {
        url: `${server.url}/#/login`, storageState: remembered({ tenantAuth }), isReady: (page) => page.getByLabel('用户名').waitFor(),
      }));
      print('first list page', 350, await measurePage(browser, {
        url: `${server.url}/#/brand`, storageState: remembered({ tenantAuth, corTicket, roleId }),
        isReady: (page) => page.getByRole('cell', { name: 'HENGTUO', exact: true }).waitFor(),
      }));
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

function print(name: string, limitKib: number, { bytes, files, requests }: PageWeight) {
  const weight = bytes / kib;
  const share = `${(weight / limitKib).toFixed(2)} of ${limitKib} KiB`;
  console.log(`${name.padEnd(18)} ${weight.toFixed(0).padStart(4)} KiB gzip in ${files.length} files   ${share}   ${requests} requests in all`);
}
