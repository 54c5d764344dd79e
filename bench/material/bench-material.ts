import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { type Child, connections, type Measured, medianByRate } from '../list/measure.ts';
import { withScratchPostgres } from '../scratch.ts';
import { failuresIn, measureSides, shareOfLimit, type Sides } from '../write/measure-sides.ts';
import { type MaterialCase, readCases, writeCases } from './cases.ts';
import type { MaterialSide } from './requests.ts';
import { seedMaterials } from './seed-materials.ts';
import { addReaders } from './sessions.ts';

const secret = randomBytes(32).toString('hex');
const duration = { rounds: 3, seconds: 1.5, warmUpSeconds: 1 };
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
    console.log(`the tenant with 200,000 materials, ${connections} connections: the limit, the product and its share of the limit; the product's times; CPU µs a call, server + PostgreSQL`);
    for (const [reader, cases] of Object.entries({ ...readCases, write: writeCases })) {
      console.log(reader);
      for (const each of cases) await compare(each, sides, children);
    }
  } finally {
    await children.product.stop();
    await children.limit.stop();
  }
}

async function compare({ what, prepare, aim }: MaterialCase, sides: Sides<MaterialSide>, children: Sides<Child>) {
  const measured = await measureSides(prepare, sides, children, { ...duration, ignored });
  const [limit, product, share, failures] = [medianByRate(measured.limit), medianByRate(measured.product), shareOfLimit(measured), failuresIn(measured)];
  const rate = ({ perSecond }: Measured) => `${perSecond.toFixed(0).padStart(6)} /s`;
  const cpu = ({ serverUs, postgresUs }: Measured) => `${serverUs.toFixed(0).padStart(5)} +${postgresUs.toFixed(0).padStart(6)}`;
  const time = (name: 'p50' | 'p95') => `${name} ${product[name].toFixed(1).padStart(6)} ms${aim[name] === undefined ? ' '.repeat(12) : ` (aim: ${aim[name]} ms)`.padEnd(12)}`;
  const isMissed = (aim.share !== undefined && share < aim.share) || (['p50', 'p95'] as const).some((name) => product[name] > (aim[name] ?? Infinity));
  console.log(
    `  ${what.padEnd(19)} ${rate(limit)} ${rate(product)}  ${share.toFixed(2)}${aim.share === undefined ? ' '.repeat(12) : ` (aim: ${aim.share.toFixed(2)})`}`
    + `   ${time('p50')}   ${time('p95')}   ${cpu(limit)}, ${cpu(product)}${isMissed ? '   MISSED' : ''}${failures ? `   ${failures} FAILED` : ''}`,
  );
}
