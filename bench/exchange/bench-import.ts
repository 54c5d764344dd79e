import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { category } from '@edp/contract/modules/category/category.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { workbook } from '@edp/server/kernel/exchange/xlsx/workbook.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { uploadSheet } from '@edp/server/testing/imports/upload-sheet.ts';
import { startProduct } from '../child-server.ts';
import { cpuMs, cpuMsWithEnded, postgresPids } from '../cpu-time.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';

/**
 * Of CPU time of the server and PostgreSQL together: the machine may be busy with other things. What a user waits is
 * printed beside it.
 */
const limits = [
  { rows: 10_000, seconds: 2 },
  { rows: 100_000, seconds: 30 },
];
const mostMiB = 300;

/** Workbooks of new materials with 30 columns: dry run and import. */
export function benchImport() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_098, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      const words = await wordsOf(client);
      for (const { rows, seconds } of limits) {
        const content = await fileOf(rows, words);
        const before = await server.residentMiB();
        const watched = watchPeak(() => server.residentMiB());
        const used = async () => ({
          server: (await cpuMs(server.pids())) / 1000,
          database: (await cpuMsWithEnded(await postgresPids(ownerUrl))) / 1000,
          elapsed: performance.now() / 1000,
        });
        const start = await used();
        const {
          body: { data },
        } = await uploadSheet(client, 'material', content, `${rows}.xlsx`);
        await client.succeed(imports.check, {
          id: data.id,
          mapping: data.columns.filter(({ field }) => field).map(({ place, field }) => ({ place, field })),
        });
        const checked = await ended(client, data.id);
        if (checked.newCount !== rows)
          throw new Error(`${checked.newCount} new rows: ${JSON.stringify(checked.problems)}`);
        const middle = await used();
        await client.succeed(imports.run, { id: data.id, mode: 'both', allOrNone: 0 });
        const { writtenCount } = await ended(client, data.id);
        if (writtenCount !== rows) throw new Error(`${writtenCount} rows were written`);
        const end = await used();
        const peak = await watched.end();
        printTimes(
          `dry run of ${rows.toLocaleString('en')} materials, ${data.columns.length} columns, ${(content.length / 1024 / 1024).toFixed(1)} MiB`,
          start,
          middle,
        );
        printTimes('import of them', middle, end);
        printTimes('both', start, end, seconds);
        print('memory that it takes', 'MiB', peak - before, mostMiB);
      }
    } finally {
      await server.stop();
    }
  });
}

async function wordsOf(client: TestClient) {
  const leaf = async (set: string) => {
    const [root] = await client.data(category.tree, { categorySetCode: set, status: 1 });
    return root!.children?.length ? `${root!.name}/${root!.children[0]!.name}` : root!.name;
  };
  return {
    itemCategoryId: await leaf(materialSets.category),
    itemTypeId: await leaf(materialSets.type),
    unitId: 'PCS',
  };
}

const columns = recordSheet(materialRecord)
  .columns.filter(({ isWritten, kind, field }) => isWritten && kind !== 'picture' && field !== 'proCategoryId')
  .slice(0, 30);

function fileOf(rows: number, words: Record<string, string>): Promise<Buffer> {
  const value = ({ field, kind, choices }: (typeof columns)[number], row: number) =>
    words[field] ??
    (field === 'itemCode'
      ? `B${rows}-${row}`
      : field === 'itemName'
        ? `深沟球轴承 ${row}`
        : kind === 'choice'
          ? (field === 'enabled' ? choices![0]! : choices!.at(-1)!).text.ZHS
          : kind === 'decimal'
            ? (row % 1000) / 4
            : kind === 'date'
              ? '2026-11-16'
              : kind === 'code'
                ? ''
                : `${field.slice(0, 6)}-${row % 500}`);
  function* batches() {
    for (let start = 0; start < rows; start += 1000)
      yield Array.from({ length: Math.min(1000, rows - start) }, (_none, index) =>
        columns.map((column) => value(column, start + index)),
      );
  }
  return buffer(
    Readable.from(
      workbook([
        {
          name: '物料',
          columns: columns.map(({ title }) => ({ title: title.ZHS, width: 12, style: 'text' as const })),
          rows: batches(),
        },
      ]),
    ),
  );
}

async function ended(client: TestClient, id: string) {
  for (;;) {
    const run = await client.data(imports.detail, { id });
    if (run.jobState === 'succeeded') return run;
    if (run.jobState === 'failed') throw new Error(run.error);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function watchPeak(resident: () => Promise<number>) {
  let [peak, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await resident());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return peak;
    },
  };
}

type Times = Record<'server' | 'database' | 'elapsed', number>;

function printTimes(what: string, start: Times, end: Times, limit?: number) {
  const [server, database] = [end.server - start.server, end.database - start.database];
  print(what, 's', server + database, limit);
  console.log(
    `${' '.repeat(62)} server ${server.toFixed(1)}, PostgreSQL ${database.toFixed(1)}; elapsed ${(end.elapsed - start.elapsed).toFixed(1)} s`,
  );
}

const print = (what: string, unit: string, value: number, limit?: number) =>
  console.log(
    `${what.padEnd(62)} ${value.toFixed(1).padStart(7)} ${unit.padEnd(4)}${limit === undefined ? '' : ` ${(value / limit).toFixed(2)} of ${limit}`}`,
  );
