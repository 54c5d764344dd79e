import { deriveKey, isSealOf, type Purpose, seal } from './keys.ts';

const sealed = (what: string, expires: number) => `${what}/${expires}`;

/** The part of an address that lets a browser open it without headers until it expires: `e=…&s=…`. */
export const sealUntil = (secret: string, purpose: Purpose, what: string, expires: number) =>
  `e=${expires}&s=${seal(deriveKey(secret, purpose), sealed(what, expires))}`;

export const isSealedUntil = (secret: string, purpose: Purpose, what: string, expires: number, candidate: string) =>
  expires > Date.now() && isSealOf(deriveKey(secret, purpose), sealed(what, expires), candidate);
