import { deriveKey, isSealOf, seal } from '../../kernel/crypto/keys.ts';

/** The token that stands for "this browser knows the tenant's code": the tenant's id under a seal. */
export function sealTenant(secret: string, tenantId: number): string {
  return `${tenantId}.${seal(deriveKey(secret, 'tenant-auth'), String(tenantId))}`;
}

export function readTenantAuth(secret: string, token: string): number | undefined {
  const [id = '', candidate = ''] = token.split('.');
  return /^\d{1,9}$/.test(id) && isSealOf(deriveKey(secret, 'tenant-auth'), id, candidate) ? Number(id) : undefined;
}
