import { brand } from '@edp/contract/modules/brand/brand.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import pg from 'pg';
import { medianOf } from '../median.ts';
import { readPage } from '../read-page.ts';
import { readers, setMode } from './seed-company.ts';
import { loadSharing } from '@edp/server/kernel/sharing/load-sharing.ts';

/** A search of all rows may take longer by itself; then sharing must not make it worse. */
const longestMs = 10;
const tolerance = 1.1;
const requests: readonly (readonly [string, object])[] = [
  ['list', {}],
  ['page 90', { pageNo: 90 }],
  ['search 轴承1', { name: '轴承1' }],
  ['search 恒', { name: '恒' }],
  ['code C1999', { code: 'C1999' }],
];
const times = 30;

/** A page and its total, for people who see few rows and many. */
export async function timeStatements(ownerUrl: string, url: string) {
  await setMode(ownerUrl, 2);
  const pool = openPool({ url, timeZone: 'Asia/Shanghai', size: 2 });
  const rights = new pg.Client({ connectionString: ownerUrl });
  await rights.connect();
  await rights.query(`set app.tenant = '1'`);
  console.log(
    `\none person at a time, with the way to the database and back, median of ${times} (limit: ${longestMs} ms, or what it takes in public)`,
  );
  const open = await readAll((filter) => readPage(readingDatabase(pool, 1), brand.list, filter));
  console.log(
    `${'public'.padEnd(40)} ${open.map(({ name, ms, total }) => `${name} ${ms.toFixed(1)} ms (${total})`).join('   ')}`,
  );
  for (const { account, what } of readers) {
    const { rows } = await rights.query<{ id: string; role: string }>(
      `select u.id, r.id as role from user_account u, role r where account = $1`,
      [account],
    );
    const startedAt = performance.now();
    const sharing = await loadSharing(readingDatabase(pool, 1), rows[0]!.id, rows[0]!.role);
    const loaded = performance.now() - startedAt;
    const measured = await readAll((filter) => readPage(readingDatabase(pool, 1, sharing), brand.list, filter));
    const results = measured.map(
      ({ name, ms, total }, index) =>
        `${name} ${ms.toFixed(1)} ms (${total})${ms > Math.max(longestMs, open[index]!.ms * tolerance) ? ' TOO LONG' : ''}`,
    );
    // Every round starts with a change of the table, so that nothing can be cached.
    const change = () => rights.query(`update brand set sort_order = sort_order where tenant_id = 1 and id = 1`);
    const after = await medianOf(times, () => readPage(readingDatabase(pool, 1, sharing), brand.list, {}), change);
    results.push(`list after a change ${after.ms.toFixed(1)} ms`);
    console.log(`${what.padEnd(40)} ${results.join('   ')}   session ${loaded.toFixed(0)} ms`);
  }
  await rights.end();
  await pool.end();
}

async function readAll(read: (filter: object) => Promise<{ total: number }>) {
  const results: { name: string; ms: number; total: number }[] = [];
  for (const [name, filter] of requests) results.push({ name, ...(await medianOf(times, () => read(filter))) });
  return results;
}
