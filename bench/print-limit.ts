/** A line of figures: how long it took, and which share of what is allowed that is. */
export function printLimit(what: string, ms: number, limitMs: number, more = '') {
  const time = ms.toFixed(ms < 10 ? 1 : 0).padStart(6);
  const share = `${(ms / limitMs).toFixed(2)} of the ${limitMs} ms allowed`;
  console.log(`${what.padEnd(52)} ${time} ms   ${share}${ms > limitMs ? '   MISSED' : ''}   ${more}`.trimEnd());
}
