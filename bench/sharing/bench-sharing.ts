import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
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
import { timeStatements } from './database-time.ts';
import { readers, seedCompany, setMode } from './seed-company.ts';

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
