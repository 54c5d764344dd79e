import { hash } from 'node:crypto';
import { signatureWindowMs } from '@edp/contract/kernel/signature.ts';
import { AppError } from '../app-error.ts';

/**
 * What the transaction of a request remembers (`nonce` of `inTransaction`): a second request with the same nonce waits
 * for the first and is refused, and one that failed may be sent again.
 */
export const nonceHash = (nonce: string, ticket = '') => String.raw`\x${hash('sha256', `${nonce}\0${ticket}`)}`;

/** From a timestamp that is as far ahead as is allowed until one that is as far behind. */
const lifetimeMs = 2 * signatureWindowMs;
/** Of each of two sets, so at least so many of the latest reads are remembered, and at most twice as many. */
const mostRemembered = 100_000;

/**
 * The same for calls that only read, in the memory of a process: another process may answer the request once more,
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
