import { signatureWindowMs } from '@edp/contract/kernel/signature.ts';
import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../app-error.ts';

const timestampPattern = /^\d{10,16}$/;
const noncePattern = /^[\w-]{8,128}$/;

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The replay guard of every call: returns the ticket and the nonce of a request that is fresh and whole. */
export function checkSignature(headers: IncomingHttpHeaders): { ticket: string; nonce: string } {
  const ticket = single(headers.corticket);
  const timestamp = single(headers.timestamp);
  const nonce = single(headers.nonce);
  const signature = single(headers.signature).toLowerCase();
  if (!timestampPattern.test(timestamp) || !noncePattern.test(nonce)) throw new AppError(400, 'error.signature');
  if (Math.abs(Date.now() - Number(timestamp)) > signatureWindowMs) throw new AppError(400, 'error.clock');
  if (!equal(signature, hash('sha256', timestamp + nonce + ticket))) throw new AppError(400, 'error.signature');
  return { ticket, nonce };
}

function equal(actual: string, expected: string): boolean {
  return (
    actual.length === expected.length && timingSafeEqual(Buffer.from(actual, 'latin1'), Buffer.from(expected, 'latin1'))
  );
}

/**
 * The transaction of a request remembers this (`nonce` of `inTransaction`): a second request with the same nonce waits
 * for the first and is refused, and one that failed may be sent again.
 */
export const nonceHash = (nonce: string, ticket = '') => String.raw`\x${hash('sha256', `${nonce}\0${ticket}`)}`;

/** From a timestamp that is as far ahead as is allowed until one that is as far behind. */
const lifetimeMs = 2 * signatureWindowMs;
/** Of each of two sets, so at least so many of the latest reads are remembered, and at most twice as many. */
const mostRemembered = 100_000;

/**
 * The guard of calls that only read, in the memory of a process: another process may answer the request once more,
 * which tells its sender nothing that the first answer did not tell. Nonces are forgotten many at once, when they are
 * too old to pass or there are too many.
 */
export function openReadGuard(most = mostRemembered) {
  let [recent, earlier, since] = [new Set<string>(), new Set<string>(), Date.now()];
  return (nonce: string, ticket: string): void => {
    if (Date.now() - since > lifetimeMs || recent.size >= most)
      [recent, earlier, since] = [new Set(), recent, Date.now()];
    const key = nonceHash(nonce, ticket);
    if (recent.has(key) || earlier.has(key)) throw new AppError(409, 'error.replayed');
    recent.add(key);
  };
}
