import { type Child, type Measured, medianByRate } from '../list/measure.ts';
import { failuresIn, measureSides, shareOfLimit, type Sides } from './measure-sides.ts';
import type { RateCase, Side } from './rate-cases.ts';

/** Ids are assigned by each server and may differ. */
const ids = /"id":"\d+"/g;

export async function compareRates({ what, aim, prepare }: RateCase, sides: Sides<Side>, children: Sides<Child>) {
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
