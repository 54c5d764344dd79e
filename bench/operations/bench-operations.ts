import { availableParallelism, loadavg } from 'node:os';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from '../child-server.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { timeDocuments } from './documents.ts';
import { timeHostileTexts } from './hostile-texts.ts';
import { timeBulkWork } from './bulk-work.ts';

export type Print = (what: string, ms: number, limitMs: number) => void;

/** What a user or a hostile client may ask for at once, and what must not take longer out of proportion. */
export function benchOperations() {
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
  timeHostileTexts(print);
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_095, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      await timeBulkWork(client, ownerUrl, print);
      await timeDocuments(client, print);
    } finally {
      await server.stop();
    }
  });
}

const print: Print = (what, ms, limitMs) =>
  console.log(
    `${what.padEnd(52)} ${ms.toFixed(ms < 10 ? 1 : 0).padStart(6)} ms   ${(ms / limitMs).toFixed(2)} of the ${limitMs} ms allowed${ms > limitMs ? '   MISSED' : ''}`,
  );
