/**
 * Round numbers about a quarter of the span apart, from at or below the lowest value to at or above the highest; never
 * below zero for what is not.
 */
export function ticksBetween(lowest: number, highest: number): number[] {
  // A line that never changes runs through the middle.
  const [low, high] =
    lowest === highest ? [lowest - Math.abs(lowest) / 2, highest + Math.abs(highest) / 2 || 1] : [lowest, highest];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough * 0.999)!;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Without the noise of binary fractions.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
