import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { loadSharing } from '@edp/server/kernel/sharing/sharing.ts';
import { listBrands } from '@edp/server/modules/brand/brand.queries.ts';
import pg from 'pg';
import { readers, setMode } from './seed-company.ts';

const longestMs = 10;
const times = 30;
const page = { pageNo: 1, pageSize: 10, name: undefined, code: undefined, active: undefined };

/** One list and its total, with the way to the database and back; the median of some. */
export async function timeStatements(ownerUrl: string, url: string) {
  await setMode(ownerUrl, 2);
  const pool = openPool({ url, timeZone: 'Asia/Shanghai', size: 2 });
  const rights = new pg.Client({ connectionString: ownerUrl });
  await rights.connect();
  console.log(`\nprivate, one person at a time, median of ${times} (limit: ${longestMs} ms)`);
  for (const { account, what } of readers) {
    const { rows } = await rights.query<{ id: string; role: string }>(`select u.id, r.id as role from user_account u, role r where account = $1`, [account]);
    const startedAt = performance.now();
    const sharing = await loadSharing(readingDatabase(pool, 1), rows[0]!.id, rows[0]!.role);
    const loaded = performance.now() - startedAt;
    const ask = (filter: object) => listBrands(readingDatabase(pool, 1, sharing), { ...page, ...filter }, 'ZHS');
    const asked: [string, object][] = [['list', {}], ['page 1,000', { pageNo: 1000 }], ['search 轴承1', { name: '轴承1' }], ['search 恒', { name: '恒' }], ['code C1999', { code: 'C1999' }]];
    const results: string[] = [];
    for (const [name, filter] of asked) {
      const { ms, total } = await medianOf(() => ask(filter));
      results.push(`${name} ${ms.toFixed(1)} ms (${total})${ms > longestMs ? ' TOO LONG' : ''}`);
    }
    console.log(`${what.padEnd(40)} ${results.join('   ')}   session ${loaded.toFixed(0)} ms`);
  }
  const { ms, total } = await medianOf(() => listBrands(readingDatabase(pool, 1), { ...page, name: '恒' }, 'ZHS'));
  console.log(`${'for comparison, public'.padEnd(40)} search 恒 ${ms.toFixed(1)} ms (${total})`);
  await rights.end();
  await pool.end();
}

async function medianOf(ask: () => Promise<{ total: number }>) {
  const measured: number[] = [];
  let total = 0;
  for (let i = 0; i < times; i++) {
    const startedAt = performance.now();
    ({ total } = await ask());
    measured.push(performance.now() - startedAt);
  }
  return { ms: measured.toSorted((a, b) => a - b)[Math.floor(times / 2)]!, total };
}
