import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { exactCpuMs } from '../cpu-time.ts';
import { medianOf } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';
import { listRequests } from './list-requests.ts';
import { allRows, seedLists } from './seed-lists.ts';

const longestMs = 10;
const times = 15;
const connections = 2;

/** Every paged list with 200,000 rows in the tenant: what it costs the database to give a page and its total. */
export function benchLists() {
  return withScratchPostgres(async (ownerUrl) => {
    const config = readConfig({ EDP_SECRET: randomBytes(32).toString('hex') });
    await prepareDatabase(config, ownerUrl);
    console.log(`seeding ${allRows.toLocaleString('en')} rows of each …`);
    await seedLists(ownerUrl);
    const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: 'Asia/Shanghai', size: connections });
    const databaseMs = await databaseClock(pool);
    const results = [];
    for (const { list, what, read } of listRequests) {
      results.push({
        list,
        what,
        ...(await medianOf(times, () => read(readingDatabase(pool, 1)), undefined, databaseMs)),
      });
    }
    await pool.end();
    console.log(`time that the database works for one request, median of ${times} (limit: ${longestMs} ms)`);
    for (const { list, what, ms, total } of results.toSorted((a, b) => b.ms - a.ms)) {
      const ratio = (ms / longestMs).toFixed(2).padStart(6);
      const tooLong = ms > longestMs ? '   TOO LONG' : '';
      console.log(
        `${list.padEnd(20)} ${what.padEnd(14)} ${ms.toFixed(1).padStart(7)} ms   ratio ${ratio}   ${String(total).padStart(7)} rows${tooLong}`,
      );
    }
  });
}

/** The CPU time of the connections so far, which hardly depends on what else the machine does. */
async function databaseClock(pool: ReturnType<typeof openPool>) {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid),
  );
  for (const client of clients) client.release();
  return () => exactCpuMs(pids);
}
