import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Read once for each list of a session in memory. */
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(ranges: readonly string[]): BlockList {
  const cached = lists.get(ranges);
  if (cached) return cached;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  lists.set(ranges, list);
  return list;
}

/**
 * Whether an address is in one of the ranges; without any, every address is. IPv4 counts in its mapped form too
 * (`::ffff:10.0.0.5`).
 */
export function isAllowedAddress(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  return isIP(address) !== 0 && listOf(ranges).check(address, familyOf(address));
}
