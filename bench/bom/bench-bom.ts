import { availableParallelism, loadavg } from 'node:os';
import type { Call } from '@edp/contract/kernel/call.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { startProduct } from '../child-server.ts';
import { median } from '../median.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { timeBareSql } from './bare-sql.ts';
import { pageWork } from './page-work.ts';
import { lines, seedBoms, users } from './seed-boms.ts';

const rounds = 7;

/**
 * BOMs through the whole stack: a tree of 5,000, an explosion of 50,000 lines, a bolt in 10,000 BOMs, a copy of 5,000.
 */
export function benchBom() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_093, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      const seeded = await seedBoms(ownerUrl);
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      console.log(
        `load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors; the same in bare SQL in brackets`,
      );
      const bare = await timeBareSql(ownerUrl, seeded, rounds);
      print(
        'tree of 5,000 components',
        await timed(() => read(client, bomItem.tree, { bomId: seeded.large })),
        1000,
        bare('tree'),
      );
      print(
        `explosion of ${lines.toLocaleString('en')} lines`,
        await timed(() => read(client, bomAnalysis.explode, { id: seeded.top })),
        1000,
        bare('explode'),
      );
      print('the same as sums', await timed(() => read(client, bomAnalysis.sums, { id: seeded.top })), 1000);
      print('cost of the same', await timed(() => read(client, bomAnalysis.cost, { id: seeded.top })), 1000);
      print(
        `where-used of a bolt in ${users.toLocaleString('en')} BOMs`,
        await timed(() => read(client, bomAnalysis.whereUsed, { proSpecId: seeded.bolt })),
        300,
        bare('whereUsed'),
      );
      let copies = 0;
      print(
        'copy of 5,000 components',
        await timed(() =>
          read(client, bom.copy, { sourceId: seeded.large, productName: '压测副本', specCode: `COPY-${++copies}` }),
        ),
        2000,
      );
      print('work of the page that shows the tree', await pageWork(client, `/sparebom/${seeded.large}/tree`), 1000);
    } finally {
      await server.stop();
    }
  });
}

/** The bytes of the answer; to parse them is the client's time. */
async function read(client: TestClient, { method, path }: Call, input: Record<string, string>): Promise<void> {
  const query = method === 'GET' ? `?${new URLSearchParams(input).toString()}` : '';
  const headers = { ...client.headersOf(), ...(method === 'POST' && { 'content-type': 'application/json' }) };
  const response = await fetch(client.baseUrl + path + query, {
    method,
    headers,
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${answer.slice(0, 200)}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

function print(what: string, ms: number, limitMs: number, bareMs?: number) {
  const beside = bareMs === undefined ? '' : `   (${bareMs.toFixed(0)} ms, ${(ms / bareMs).toFixed(1)} times as long)`;
  console.log(
    `${what.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms   ${(ms / limitMs).toFixed(2)} of the ${limitMs} ms allowed${beside}${ms > limitMs ? '   MISSED' : ''}`,
  );
}
