/** The time of the processor that this thread takes for some work; a machine that is busy with something else does not add to it. */
export function threadMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
