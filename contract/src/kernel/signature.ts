import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A request older or newer than this is refused. */
export const signatureWindowMs = 5 * 60 * 1000;

/**
 * The replay guard of every call: `signature` = hex SHA-256 of timestamp + nonce + ticket.
 * It needs no WebCrypto, which browsers withhold on plain http.
 */
export function signedHeaders(ticket: string, now: number = Date.now()) {
  const timestamp = String(now);
  const nonce = bytesToHex(randomBytes(16));
  const signature = bytesToHex(sha256(utf8ToBytes(timestamp + nonce + ticket)));
  return { timestamp, nonce, signature };
}
