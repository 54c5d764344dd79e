import { postgresPids } from '../cpu-time.ts';
import { load, type NextRequest } from '../list/load.ts';
import { type Child, connections, type Measured, measure, roundSeconds } from '../list/measure.ts';
import { assertSameResponses } from '../list/response-to.ts';
import { median } from '../median.ts';

const mostPerSecond = 12_000;
/**
 * Requests prepared for a round, as a multiple of what the warm-up answered: the machine may be twice as fast a minute
 * later.
 */
const reserve = 3;

export interface Sides<T> {
  product: T;
  limit: T;
}

export interface Place {
  url: string;
  ownerUrl: string;
}

/** Makes the requests of one round. */
export type Prepare<Side> = (side: Side, count: number) => Promise<NextRequest> | NextRequest;

interface Rounds {
  rounds?: number;
  seconds?: number;
  warmUpSeconds?: number;
  /** Parts of the answers that may differ. */
  ignored: RegExp;
}

/** Measures both in turn, after they have answered the same. */
export async function measureSides<Side extends Place>(
  prepare: Prepare<Side>,
  sides: Sides<Side>,
  children: Sides<Child>,
  { rounds = 5, seconds = roundSeconds, warmUpSeconds = 2, ignored }: Rounds,
): Promise<Sides<Measured[]>> {
  const first = async (side: Side) => [side.url, (await prepare(side, connections))(0)] as const;
  await assertSameResponses([await first(sides.product), await first(sides.limit)], ignored);
  // Opens the connections to PostgreSQL as well, and finds out how many requests a round may need.
  const warmUp = async (side: Side) => {
    const { perSecond } = await load(
      side.url,
      await prepare(side, mostPerSecond * warmUpSeconds),
      connections,
      warmUpSeconds,
    );
    return Math.ceil(perSecond * seconds * reserve);
  };
  const counts = { limit: await warmUp(sides.limit), product: await warmUp(sides.product) };
  const postgres = await postgresPids(sides.limit.ownerUrl);
  const measured: Sides<Measured[]> = { product: [], limit: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['limit', 'product'] as const)
      measured[name].push(await measure(children[name], postgres, await prepare(sides[name], counts[name]), seconds));
  }
  return measured;
}

/**
 * The product's share of the limit, compared within a round, because the load of the machine changes from minute to
 * minute.
 */
export const shareOfLimit = (measured: Sides<Measured[]>) =>
  median(measured.limit.map(({ perSecond }, round) => measured.product[round]!.perSecond / perSecond));

export const failuresIn = (measured: Sides<Measured[]>) =>
  [...measured.limit, ...measured.product].reduce((sum, each) => sum + each.failures, 0);
