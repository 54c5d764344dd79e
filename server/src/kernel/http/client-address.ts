import type { IncomingMessage } from 'node:http';
import type { IsTrustedProxy } from './trusted-proxies.ts';

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
