import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

export type IsTrustedProxy = (address: string | undefined) => boolean;

const none: ReadonlySet<string> = new Set(['', 'false', 'off', 'no', '0']);
const loopback = ['127.0.0.0/8', '::1'];

const entriesOf = (text: string) =>
  none.has(text.trim().toLowerCase())
    ? []
    : text.split(',').flatMap((entry) => (entry.trim() === 'loopback' ? loopback : [entry.trim()]));

/**
 * Whether TRUST_PROXY lists addresses and CIDR ranges. A range of all addresses is none: it would believe every client.
 */
export const isProxyList = (text: string) => entriesOf(text).every((entry) => isIP(entry) !== 0 || isRange(entry));

function isRange(entry: string): boolean {
  const [address = '', prefix = '', ...rest] = entry.split('/');
  const largest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= largest;
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** An address counts in its IPv4-mapped form too (`::ffff:10.0.0.5`), as a dual-stack socket reports it. */
export function trustedProxies(text: string): IsTrustedProxy {
  const list = new BlockList();
  for (const entry of entriesOf(text)) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * From where a request came that Fastify does not answer, by the same rule: the last address that is no proxy of ours.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [...forwarded, socket.remoteAddress ?? ''];
  return hops.findLast((address) => !isTrustedProxy(address)) ?? hops[0]!;
}
