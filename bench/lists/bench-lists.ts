import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { medianOf } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';
import { listRequests } from './list-requests.ts';
import { allRows, seedLists } from './seed-lists.ts';

const longestMs = 10;
const times = 15;

/** Every paged list with 200,000 rows in the tenant: the time from the question to the rows and their total. */
export function benchLists() {
  return withScratchPostgres(async (url) => {
    const ownerUrl = new URL('/postgres', url).href;
    const config = readConfig({ EDP_SECRET: randomBytes(32).toString('hex') });
    await prepareDatabase(config, ownerUrl);
    console.log(`seeding ${allRows.toLocaleString('en')} rows of each …`);
    await seedLists(ownerUrl);
    const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: 'Asia/Shanghai', size: 2 });
    const results = [];
    for (const { list, what, read } of listRequests) results.push({ list, what, ...(await medianOf(times, () => read(readingDatabase(pool, 1)))) });
    await pool.end();
    console.log(`median of ${times}, with the way to the database and back (limit: ${longestMs} ms)`);
    for (const { list, what, ms, total } of results.toSorted((a, b) => b.ms - a.ms)) {
      console.log(`${list.padEnd(20)} ${what.padEnd(14)} ${ms.toFixed(1).padStart(7)} ms   ratio ${(ms / longestMs).toFixed(2).padStart(6)}   ${String(total).padStart(7)} rows${ms > longestMs ? '   TOO LONG' : ''}`);
    }
  });
}
