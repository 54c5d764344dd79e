import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { load } from '../list/load.ts';
import { connections } from '../list/measure.ts';
import { withScratchPostgres } from '../scratch.ts';
import { caseHeading, compareCase } from '../write/compare-cases.ts';
import type { Sides } from '../write/measure-sides.ts';
import { readCases, writeCases } from './cases.ts';
import { type MaterialSide, similar } from './requests.ts';
import { seedMaterials } from './seed-materials.ts';
import { addReaders } from './sessions.ts';

const similarLimitMs = 100;
const similarSeconds = 5;
const secret = randomBytes(32).toString('hex');
/** Each server assigns its ids, and the product estimates a total beyond 1,000. */
const ignored = /"id":"\d+"|"total":\d+(,"approximate":true)?/g;

/** Materials through the whole stack, side by side with the limit: 200,000 of a million in one tenant. */
export function benchMaterial() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    await prepareDatabase(readConfig({ EDP_SECRET: secret }), ownerUrl);
    console.log('seeding 1,000,000 materials over 50 tenants …');
    await seedMaterials(ownerUrl);
    await measureMaterials(ownerUrl, folder);
  });
}

/** One user who types; the limit has nothing like it. */
async function measureSimilar(url: string, side: MaterialSide) {
  const { p50, p95, failures } = await load(url, similar(side), 1, similarSeconds);
  console.log(
    `similar materials: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(p95 / similarLimitMs).toFixed(2)} of the ${similarLimitMs} ms allowed${failures ? `   ${failures} FAILED` : ''}`,
  );
}

async function measureMaterials(ownerUrl: string, folder: string) {
  const tickets = await addReaders(ownerUrl);
  const children = {
    product: await startInProduction(18_091, { ownerUrl, folder, secret }),
    limit: await startChild('material/limit-server.ts', 18_092, { BENCH_DATABASE: ownerUrl }),
  };
  const sides: Sides<MaterialSide> = {
    product: { url: children.product.url, table: 'public.material', ownerUrl, tickets },
    limit: { url: children.limit.url, table: 'bench.material', ownerUrl, tickets },
  };
  try {
    console.log(`the tenant with 200,000 materials, ${connections} connections: ${caseHeading}`);
    for (const [reader, cases] of Object.entries({ ...readCases, write: writeCases })) {
      console.log(reader);
      for (const each of cases) await compareCase(each, sides, children, ignored);
    }
    await measureSimilar(children.product.url, sides.product);
  } finally {
    await children.product.stop();
    await children.limit.stop();
  }
}
