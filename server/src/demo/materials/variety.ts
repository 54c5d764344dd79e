/**
 * A number that belongs to a text: the same on every run, spread evenly, so that neighbours in a family differ. (FNV-1a
 * with a final mix.)
 */
export function spread(text: string, below: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** Year, month and running number of the melt, as on a mill certificate. */
export const heatOf = (code: string) =>
  `26${padded(1 + spread(`${code} month`, 10), 2)}-${padded(1000 + spread(`${code} heat`, 8999), 4)}`;
/** Number of the block or piece within a melt. */
export const blockOf = (code: string) => `K${padded(1 + spread(`${code} block`, 24), 2)}`;
