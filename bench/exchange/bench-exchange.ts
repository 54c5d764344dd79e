import { availableParallelism, loadavg } from 'node:os';
import { exchange, exportFormats } from '@edp/contract/modules/exchange/exchange.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { startProduct } from '../child-server.ts';
import { cpuMs, cpuMsWithEnded, postgresPids } from '../cpu-time.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { exported, seedExchange } from './seed-exchange.ts';

const limits = { exportSeconds: 60, exportMiB: 300 };

/** Spreadsheets through the whole stack: a million materials exported with all columns of their list. */
export function benchExchange() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_097, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      await seedExchange(ownerUrl);
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
      const columns = (await client.data(exchange.columns, { noun: 'material' })).map(({ field }) => field);
      for (const format of exportFormats) {
        const used = async () =>
          [await cpuMs(server.pids()), await cpuMsWithEnded(await postgresPids(ownerUrl))] as const;
        const [before, start] = [await server.residentMiB(), await used()];
        const { jobId } = await client.data(exchange.exportLater, { noun: 'material', format, columns });
        const { seconds, rows, peak } = await waitFor(client, jobId, () => server.residentMiB());
        if (rows < exported) throw new Error(`${rows} rows were exported`);
        print(
          `export of ${rows.toLocaleString('en')} materials, ${columns.length} columns, ${format}`,
          's',
          seconds,
          limits.exportSeconds,
        );
        const [ofServer, ofDatabase] = (await used()).map((ms, index) => ((ms - start[index]!) / 1000).toFixed(1));
        console.log(`${' '.repeat(62)} server ${ofServer}, PostgreSQL ${ofDatabase}`);
        print('memory that it takes', 'MiB', peak - before, limits.exportMiB);
      }
    } finally {
      await server.stop();
    }
  });
}

async function waitFor(client: TestClient, id: string, resident: () => Promise<number>) {
  const started = performance.now();
  let peak = 0;
  for (;;) {
    peak = Math.max(peak, await resident());
    const found = (await client.data(job.list, {})).find((each) => each.id === id)!;
    if (found.state === 'succeeded') return { seconds: (performance.now() - started) / 1000, rows: found.done, peak };
    if (found.state === 'failed' || found.state === 'cancelled')
      throw new Error(`the job has ${found.state}: ${found.error}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function print(what: string, unit: string, value: number, limit: number) {
  console.log(
    `${what.padEnd(62)} ${value.toFixed(1).padStart(7)} ${unit.padEnd(4)} ${(value / limit).toFixed(2)} of ${limit}`,
  );
}
