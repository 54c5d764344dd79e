/**
 * A range that holds from a time on; an empty time: since before the first one that is known. Without values there is a
 * gap.
 */
export interface Step {
  readonly time: string;
  readonly low: string;
  readonly high: string;
}

const day = 86_400_000;

/** `YYYY-MM-DD HH:mm:ss` is a time of the server's zone: here it is only compared. */
export const toNumber = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
export const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const now = () => Date.now() - new Date().getTimezoneOffset() * 60_000;

/**
 * From the first change to now. What held before the first is shown for a tenth of the time; less than a week would
 * tell hours apart.
 */
export function timeSpan(all: readonly Step[]): { start: number; end: number } {
  const times = all.filter(({ time }) => time !== '').map(({ time }) => toNumber(time));
  const end = Math.max(now(), ...times);
  const first = Math.min(end, ...times);
  const span = Math.max(end - first, 7 * day);
  return { start: end - span - (all.some(({ time }) => time === '') ? span / 10 : 0), end };
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** The stretches that a line consists of, unbroken ones together. */
export function stretchesOf(steps: readonly Step[], { start, end }: { start: number; end: number }): Place[][] {
  const runs: Place[][] = [];
  for (const [index, { time, low, high }] of steps.entries()) {
    if (low === '') continue;
    const next = steps[index + 1];
    const place = {
      from: time === '' ? start : toNumber(time),
      to: next ? toNumber(next.time) : end,
      low: Number(low),
      high: Number(high),
    };
    if (index > 0 && steps[index - 1]!.low !== '') runs.at(-1)!.push(place);
    else runs.push([place]);
  }
  return runs;
}
