import { availableParallelism, loadavg } from 'node:os';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from '../child-server.ts';
import { median } from '../median.ts';
import { printLimit } from '../print-limit.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { changeAllPrices, measureOnServer, variants } from './large-product.ts';
import { type FormTimes, measureInBrowser } from './product-form.ts';
import { benchProductList } from './product-list.ts';

/** What a browser may take, in milliseconds; a frame has sixteen. */
const inBrowser: Readonly<Record<keyof FormTimes, readonly [what: string, limitMs: number]>> = {
  open: ['form opened', 1000],
  showGrid: ['grid shown', 1000],
  keyInCell: ['a key in a cell', 16],
  enter: ['Enter after a change', 16],
  keyInText: ['a key in another tab', 16],
  showGridAgain: ['grid shown again', 1000],
  save: ['one cell saved, click to message', 2000],
  saveMerged: ['the same, merged with another change', 4000],
};
const saveLimitMs = 2000;
const loadLimitMs = 1000;

/** A product of 2,048 variants on the server and in the browser, then the list of 200,000 products. */
export async function benchProduct() {
  await withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_093, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      console.log(
        `load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors; a product of ${variants} variants`,
      );
      const { id, createMs, loadMs, saveMs, bytes } = await measureOnServer(client);
      printLimit('server: created', createMs, saveLimitMs);
      printLimit('server: loaded', loadMs, loadLimitMs, `${(bytes / 1024).toFixed(0)} KiB`);
      printLimit('server: one cell saved', saveMs, saveLimitMs);
      const times = await measureInBrowser(client, id, (round) => changeAllPrices(client, id, round));
      for (const [name, [what, limitMs]] of Object.entries(inBrowser))
        printLimit(`browser: ${what}`, median(times[name as keyof FormTimes]), limitMs);
    } finally {
      await server.stop();
    }
  });
  await benchProductList();
}
