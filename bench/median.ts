/** The median; the higher of the two for an even number. */
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const wallClock = () => performance.now();

/**
 * The median time of a list that is read some times, each time after something has been done `before`, and how many
 * rows it has.
 */
export async function medianOf(
  times: number,
  read: () => Promise<{ total: number }>,
  before: () => unknown = () => {},
  clock: () => number | Promise<number> = wallClock,
) {
  const measured: number[] = [];
  let total = 0;
  for (let i = 0; i < times; i++) {
    await before();
    const startedAt = await clock();
    ({ total } = await read());
    measured.push((await clock()) - startedAt);
  }
  return { ms: median(measured), total };
}
