import { brand } from '@edp/contract/modules/brand/brand.ts';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { readingDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import { loadSharing } from '@edp/server/kernel/sharing/load-sharing.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startInProduction } from '../child-server.ts';
import { postgresPids } from '../cpu-time.ts';
import { load } from '../list/load.ts';
import {
  type Child,
  connections,
  type Measured,
  measure,
  medianByRate,
  print,
  request,
  rounds,
} from '../list/measure.ts';
import { withScratchPostgres } from '../scratch.ts';
import { readers, seedCompany, setMode } from './seed-company.ts';
import { medianOf } from '../median.ts';
import { readPage } from '../read-page.ts';

const secret = randomBytes(32).toString('hex');
const limit = 0.9;

/** What it costs a list of 200,000 rows that its type is private: throughput, and time in the database. */
export function benchSharing() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const config = readConfig({ EDP_SECRET: secret });
    await prepareDatabase(config, ownerUrl);
    console.log('seeding 200,000 rows of 20,000 people …');
    const tickets = readers.map(newTicket);
    await seedCompany(ownerUrl, tickets.map(hashTicket));
    await timeStatements(ownerUrl, appUrl(config, ownerUrl));
    const server = await startInProduction(18_086, { ownerUrl, folder, secret });
    try {
      for (const [index, { what }] of readers.entries()) await compare(server, ownerUrl, what, tickets[index]!);
    } finally {
      await server.stop();
    }
  });
}

async function compare(server: Child, ownerUrl: string, what: string, ticket: string) {
  const requests = [1, 2, 3].map((pageNo) => request(ticket, 1, pageNo));
  const measured: Record<'open' | 'closed', Measured[]> = { open: [], closed: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, mode] of [
      ['open', 0],
      ['closed', 2],
    ] as const) {
      await setMode(ownerUrl, mode);
      await load(server.url, requests, connections, 1);
      measured[name].push(await measure(server, await postgresPids(ownerUrl), requests));
    }
  }
  console.log(`\n${what}`);
  print('public', medianByRate(measured.open));
  print('private', medianByRate(measured.closed));
  const throughput = medianRatio(measured, ({ perSecond }) => perSecond);
  const cpu = medianRatio(measured, ({ serverUs, postgresUs }) => 1 / (serverUs + postgresUs));
  console.log(
    `ratio of throughput  ${throughput.toFixed(2)}   of CPU time  ${cpu.toFixed(2)}   (limit: ${limit} or more)`,
  );
}

/** Compared within a round, because the load of the machine changes from minute to minute. */
function medianRatio(
  { open, closed }: Record<'open' | 'closed', readonly Measured[]>,
  of: (measured: Measured) => number,
): number {
  const ratios = open.map((one, round) => of(closed[round]!) / of(one)).toSorted((a, b) => a - b);
  const half = ratios.length / 2;
  return (ratios[Math.floor(half)]! + ratios[Math.ceil(half) - 1]!) / 2;
}

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
async function timeStatements(ownerUrl: string, url: string) {
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
