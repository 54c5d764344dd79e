import { createSecretKey } from 'node:crypto';
import { deriveKey, isSealOf, seal } from '../crypto/keys.ts';

/** The address of a file without the seal, which expires: as it is stored and sent. */
export const addressOf = (fileId: string) => `/file/v6/view/${fileId}`;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Addresses that a browser loads without headers carry their own right: tenant, file and expiry
 * under a seal. They stay the same for a day, so that the browser's cache is of use.
 */
export type Links = ReturnType<typeof openLinks>;

export function openLinks(secret: string) {
  const key = createSecretKey(deriveKey(secret, 'file-link'));
  const sealed = (tenantId: number, fileId: string, expires: number) => `${tenantId}/${fileId}/${expires}`;
  return {
    to(tenantId: number, fileId: string | null): string {
      if (fileId === null) return '';
      const expires = (Math.floor(Date.now() / dayMs) + 2) * dayMs;
      return `${addressOf(fileId)}?t=${tenantId}&e=${expires}&s=${seal(key, sealed(tenantId, fileId, expires))}`;
    },
    isValid(tenantId: number, fileId: string, expires: number, candidate: string): boolean {
      return expires > Date.now() && isSealOf(key, sealed(tenantId, fileId, expires), candidate);
    },
  };
}
