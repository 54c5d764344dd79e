/** Processor time of this thread, which does not pass while others have the processor. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const least = (times: number, work: () => unknown) => Math.min(...Array.from({ length: times }, () => cpuMs(work)));

/** Below it nothing needs to be compared: what takes quadratic time is far above it for a text of some ten thousand. */
const littleMs = 40;
const growth = 8;
/** Linear work takes eight times as long for eight times as much, quadratic work 64 times. */
const mostRatio = 24;

/**
 * Work on something of a size takes linear time: how fast the machine is makes no difference, because only times of the
 * same machine are compared.
 */
export function isLinear(size: number, work: (size: number) => unknown): boolean {
  const first = cpuMs(() => work(size));
  if (first < littleMs) return true;
  const long = Math.min(
    first,
    cpuMs(() => work(size)),
  );
  return long < littleMs || long / least(3, () => work(size / growth)) < mostRatio;
}
