import { hash } from 'node:crypto';

/**
 * What the transaction of a request remembers (`nonce` of `inTransaction`): a second request with the same nonce waits for
 * the first and is refused, and one that failed may be sent again.
 */
export const nonceHash = (nonce: string, ticket = '') => String.raw`\x${hash('sha256', `${nonce}\0${ticket}`)}`;
