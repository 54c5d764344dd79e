/** One aligned line per step of the start, with its time. */
export function printStep(name: string, what: string, startedAt: number) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2).padStart(6);
  process.stdout.write(`✓ ${name.padEnd(14)} ${what.padEnd(44)} ${seconds} s\n`);
}
