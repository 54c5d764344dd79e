import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { addSessions } from '../list/seed-million.ts';
import { connections, type Child, type Measured, medianByRate } from '../list/measure.ts';
import { median } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';
import { type Sides, failuresIn, measureSides, shareOfLimit } from './measure-sides.ts';
import { rateCases, type Side, type RateCase } from './rate-cases.ts';
import { readTenant, seedWrite, writeTenant } from './seed-write.ts';
import { type Place, type TimeCase, timeCases } from './time-cases.ts';

const secret = randomBytes(32).toString('hex');
const timeRounds = 3;

/** Records written and read one at a time and in bulk, with history, rights and search, side by side with the limit. */
export function benchWrite() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const config = readConfig({ EDP_SECRET: secret });
    await prepareDatabase(config, ownerUrl);
    await seedWrite(ownerUrl);
    const tickets = new Map([readTenant, writeTenant].map((tenant) => [tenant, newTicket()] as const));
    await addSessions(ownerUrl, [...tickets.values()].map(hashTicket));
    const children = {
      product: await startInProduction(18_088, { ownerUrl, folder, secret }),
      limit: await startChild('write/limit-server.ts', 18_089, { BENCH_DATABASE: ownerUrl }),
    };
    const ticketOf = (tenant: number) => tickets.get(tenant)!;
    const sides: Sides<Side> = {
      product: { url: children.product.url, table: 'public.brand', ownerUrl, ticketOf },
      limit: { url: children.limit.url, table: 'bench.brand', ownerUrl, ticketOf },
    };
    try {
      console.log(`the limit first, then the product; ${connections} connections`);
      for (const each of rateCases) await compareRates(each, sides, children);
      for (const each of timeCases) await compareTimes(each, { sides, appUrl: appUrl(config, ownerUrl) });
    } finally {
      await children.product.stop();
      await children.limit.stop();
    }
  });
}

async function compareTimes({ what, aimMs, prepare }: TimeCase, place: Place) {
  const measured: Sides<number[]> = { product: [], limit: [] };
  for (let round = 0; round < timeRounds; round++) {
    const works = await prepare(place);
    for (const name of ['limit', 'product'] as const) {
      const startedAt = performance.now();
      await works[name]();
      measured[name].push(performance.now() - startedAt);
    }
  }
  const [limit, product] = [median(measured.limit), median(measured.product)];
  const aim = aimMs === undefined ? '' : ` (aim: at most ${aimMs} ms)`;
  console.log(
    `${what.padEnd(26)} ${limit.toFixed(0).padStart(8)} ms ${product.toFixed(0).padStart(8)} ms   ${(limit / product).toFixed(2)}${aim}`,
  );
}

/** Ids are assigned by each server and may differ. */
const ids = /"id":"\d+"/g;

async function compareRates({ what, aim, prepare }: RateCase, sides: Sides<Side>, children: Sides<Child>) {
  const measured = await measureSides(prepare, sides, children, { ignored: ids });
  const [limit, product] = [medianByRate(measured.limit), medianByRate(measured.product)];
  const rate = ({ perSecond }: Measured) => perSecond.toFixed(0).padStart(8);
  const cpu = ({ serverUs, postgresUs }: Measured) =>
    `${serverUs.toFixed(0).padStart(5)} +${postgresUs.toFixed(0).padStart(5)}`;
  const failures = failuresIn(measured);
  console.log(
    `${what.padEnd(26)} ${rate(limit)} /s ${rate(product)} /s   ${shareOfLimit(measured).toFixed(2)} (aim: ${aim.toFixed(2)})` +
      `   CPU µs a call, server + PostgreSQL: ${cpu(limit)}, ${cpu(product)}${failures ? `   ${failures} FAILED` : ''}`,
  );
}
