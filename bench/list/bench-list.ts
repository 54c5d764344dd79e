import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { postgresPids } from '../cpu-time.ts';
import { withScratchPostgres } from '../scratch.ts';
import { assertSameResponses } from './response-to.ts';
import { load } from './load.ts';
import {
  type Child,
  connections,
  type Measured,
  measure,
  medianByRate,
  print,
  request,
  rounds,
  roundSeconds,
} from './measure.ts';
import { addSessions, seedMillion, tenants } from './seed-million.ts';

const secret = randomBytes(32).toString('hex');

/** The paged list through the whole stack, side by side with the limit, on a million rows. */
export function benchList() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    await prepareDatabase(readConfig({ EDP_SECRET: secret }), ownerUrl);
    console.log('seeding 1,000,000 rows over 50 tenants …');
    await seedMillion(ownerUrl);
    const tickets = Array.from({ length: tenants }, newTicket);
    await addSessions(ownerUrl, tickets.map(hashTicket));

    const product = await startInProduction(18_081, { ownerUrl, folder, secret });
    const limit = await startChild('list/limit-server.ts', 18_082, { BENCH_DATABASE: ownerUrl });
    try {
      await compare(product, limit, ownerUrl, 'all 50 tenants (about 16,000 rows each)', tickets, tenantsExceptLargest);
      await compare(product, limit, ownerUrl, 'the tenant with 200,000 rows', tickets, [0]);
    } finally {
      await product.stop();
      await limit.stop();
    }
  });
}

/** The limit counts up to 1,000; beyond, the product answers an estimate. */
const totals = /"total":\d+(,"approximate":true)?/g;
const tenantsExceptLargest = Array.from({ length: tenants - 1 }, (_, index) => index + 1);

async function compare(
  product: Child,
  limit: Child,
  databaseUrl: string,
  what: string,
  tickets: readonly string[],
  chosen: readonly number[],
) {
  const requests = chosen.flatMap((tenant) =>
    [1, 2, 3, 4].map((pageNo) => request(tickets[tenant]!, tenant + 1, pageNo)),
  );
  await assertSameResponses(
    [
      [product.url, requests[0]!()],
      [limit.url, requests[0]!()],
    ],
    totals,
  );
  await load(product.url, requests, connections, 2);
  await load(limit.url, requests, connections, 2);
  const postgres = await postgresPids(databaseUrl);
  const measured: Record<'product' | 'limit', Measured[]> = { product: [], limit: [] };
  for (let round = 0; round < rounds; round++) {
    measured.limit.push(await measure(limit, postgres, requests));
    measured.product.push(await measure(product, postgres, requests));
  }
  const [best, peer] = [medianByRate(measured.product), medianByRate(measured.limit)];
  console.log(`\n${what}, ${connections} connections, median of ${rounds} rounds of ${roundSeconds} s`);
  print('limit   bare Fastify + one named statement', peer);
  print('product session, signature, permission, RLS', best);
  console.log(`ratio of throughput  ${(best.perSecond / peer.perSecond).toFixed(2)}   (aim: 0.60 or more)`);
  console.log(`resident memory of the product under load  ${await product.residentMiB()} MiB`);
}
