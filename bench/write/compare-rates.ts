import type { Child } from '../list/measure.ts';
import { assertSameResponses } from '../list/response-to.ts';
import { load } from '../list/load.ts';
import { connections, type Measured, measure, medianByRate, roundSeconds } from '../list/measure.ts';
import { postgresPids } from '../cpu-time.ts';
import { median } from '../median.ts';
import type { RateCase, Side } from './rate-cases.ts';

const rounds = 5;
const warmUpSeconds = 2;
const mostPerSecond = 12_000;
/** Requests prepared for a round, as a multiple of what the warm-up answered: the machine may be twice as fast a minute later. */
const reserve = 3;
/** Ids are assigned by each server and may differ. */
const ids = /"id":"\d+"/g;

export interface Sides<T> {
  product: T;
  limit: T;
}

export async function compareRates({ what, aim, prepare }: RateCase, sides: Sides<Side>, children: Sides<Child>) {
  const first = async (side: Side) => [side.url, (await prepare(side, connections))(0)] as const;
  await assertSameResponses([await first(sides.product), await first(sides.limit)], ids);
  const counts = { limit: await warmUp(sides.limit, prepare), product: await warmUp(sides.product, prepare) };
  const postgres = await postgresPids(sides.limit.ownerUrl);
  const measured: Sides<Measured[]> = { product: [], limit: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['limit', 'product'] as const) measured[name].push(await measure(children[name], postgres, await prepare(sides[name], counts[name])));
  }
  print(what, aim, measured);
}

/** Opens the connections to PostgreSQL as well; returns how many requests a round may need. */
async function warmUp(side: Side, prepare: RateCase['prepare']): Promise<number> {
  const { perSecond } = await load(side.url, await prepare(side, mostPerSecond * warmUpSeconds), connections, warmUpSeconds);
  return Math.ceil(perSecond * roundSeconds * reserve);
}

function print(what: string, aim: number, measured: Sides<Measured[]>) {
  // Compared within a round, because the load of the machine changes from minute to minute.
  const ratio = median(measured.limit.map(({ perSecond }, round) => measured.product[round]!.perSecond / perSecond));
  const [limit, product] = [medianByRate(measured.limit), medianByRate(measured.product)];
  const rate = ({ perSecond }: Measured) => perSecond.toFixed(0).padStart(8);
  const cpu = ({ serverUs, postgresUs }: Measured) => `${serverUs.toFixed(0).padStart(5)} +${postgresUs.toFixed(0).padStart(5)}`;
  const failures = [...measured.limit, ...measured.product].reduce((sum, each) => sum + each.failures, 0);
  console.log(
    `${what.padEnd(26)} ${rate(limit)} /s ${rate(product)} /s   ${ratio.toFixed(2)} (aim: ${aim.toFixed(2)})`
    + `   CPU µs a call, server + PostgreSQL: ${cpu(limit)}, ${cpu(product)}${failures ? `   ${failures} FAILED` : ''}`,
  );
}
