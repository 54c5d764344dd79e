import { type Child, type Measured, medianByRate } from '../list/measure.ts';
import { failuresIn, measureSides, type Place, type Prepare, shareOfLimit, type Sides } from './measure-sides.ts';

const duration = { rounds: 3, seconds: 1.5, warmUpSeconds: 1 };

/** A call that the product and the limit answer in turn. */
export interface ComparedCase<Side> {
  what: string;
  prepare: Prepare<Side>;
  /**
   * What it should reach: a share of the limit, and times in milliseconds; `database` is PostgreSQL's own time for a
   * call.
   */
  aim: { share?: number; p50?: number; p95?: number; database?: number };
}

export const caseHeading =
  "the limit, the product and its share of the limit; the product's times; CPU µs a call, server + PostgreSQL";

/** Measures a case and prints its line. `ignored`: parts of the answers that may differ. */
export async function compareCase<Side extends Place>(
  { what, prepare, aim }: ComparedCase<Side>,
  sides: Sides<Side>,
  children: Sides<Child>,
  ignored: RegExp,
) {
  const measured = await measureSides(prepare, sides, children, { ...duration, ignored });
  const [limit, product, share, failures] = [
    medianByRate(measured.limit),
    medianByRate(measured.product),
    shareOfLimit(measured),
    failuresIn(measured),
  ];
  const rate = ({ perSecond }: Measured) => `${perSecond.toFixed(0).padStart(6)} /s`;
  const cpu = ({ serverUs, postgresUs }: Measured) =>
    `${serverUs.toFixed(0).padStart(5)} +${postgresUs.toFixed(0).padStart(6)}`;
  const time = (name: 'p50' | 'p95') =>
    `${name} ${product[name].toFixed(1).padStart(6)} ms${aim[name] === undefined ? ' '.repeat(12) : ` (aim: ${aim[name]} ms)`.padEnd(12)}`;
  const reached = { p50: product.p50, p95: product.p95, database: product.postgresUs / 1000 };
  const missed = [
    ...(aim.share !== undefined && share < aim.share ? ['share'] : []),
    ...(['p50', 'p95', 'database'] as const).filter((name) => reached[name] > (aim[name] ?? Infinity)),
  ];
  console.log(
    `  ${what.padEnd(19)} ${rate(limit)} ${rate(product)}  ${share.toFixed(2)}${aim.share === undefined ? ' '.repeat(12) : ` (aim: ${aim.share.toFixed(2)})`}` +
      `   ${time('p50')}   ${time('p95')}   ${cpu(limit)}, ${cpu(product)}${missed.length ? `   MISSED: ${missed.join(', ')}` : ''}${failures ? `   ${failures} FAILED` : ''}`,
  );
}
