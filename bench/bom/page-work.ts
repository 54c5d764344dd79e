import { launchBrowser } from '@edp/e2e/testing/browser.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { median } from '../median.ts';
import { storageStateOf } from '../storage-state.ts';

const rounds = 5;

/** How long the main thread of a page works until it shows a tree, whatever else the machine does. */
export async function pageWork(client: TestClient, route: string): Promise<number> {
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    const context = await browser.newContext({
      storageState: await storageStateOf(client),
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
    });
    for (let round = 0; round < rounds; round++) {
      const page = await context.newPage();
      await page.goto(`${client.baseUrl}/#/sparebom`);
      await page.locator('[data-record]').first().waitFor();
      await page.waitForLoadState('networkidle');
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const worked = async () =>
        (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value *
        1000;
      const before = await worked();
      await page.evaluate(`location.hash = ${JSON.stringify(route)}`);
      await page.getByRole('treegrid').getByRole('row').nth(5).waitFor();
      times.push((await worked()) - before);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return median(times);
}
