import { createHmac, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Every purpose has a key of its own, derived from the one secret of the installation. */
export type Purpose =
  | 'tenant-auth'
  | 'tenant-logo'
  | 'file-link'
  | 'print-link'
  | 'frame-link'
  | 'docs-link'
  | 'visitor-file'
  | 'database-role'
  | 'captcha'
  | 'sms-code'
  | 'certificate-password'
  | 'private-file'
  | 'login-throttle'
  | 'two-factor'
  | 'recovery-code';

export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'edp', purpose, 32));
}

/** A key object (`createSecretKey`) is several times faster than the bytes: for what is sealed by the thousand. */
type Key = Buffer | KeyObject;

export const seal = (key: Key, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time. */
export function isSealOf(key: Key, text: string, candidate: string): boolean {
  const expected = Buffer.from(seal(key, text));
  const actual = Buffer.from(candidate);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const sealed = (what: string, expires: number) => `${what}/${expires}`;

/** The part of an address that lets a browser open it without headers until it expires: `e=…&s=…`. */
export const sealUntil = (secret: string, purpose: Purpose, what: string, expires: number) =>
  `e=${expires}&s=${seal(deriveKey(secret, purpose), sealed(what, expires))}`;

export const isSealedUntil = (secret: string, purpose: Purpose, what: string, expires: number, candidate: string) =>
  expires > Date.now() && isSealOf(deriveKey(secret, purpose), sealed(what, expires), candidate);
