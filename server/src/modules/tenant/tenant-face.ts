import { accentColours } from '@edp/contract/modules/home/accent.ts';
import { tenantLogo } from '@edp/contract/modules/session/tenant-logo.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { deriveKey, isSealOf, seal } from '../../kernel/crypto/keys.ts';
import { type Database, readingDatabase } from '../../kernel/database/tenant-database.ts';

interface Face {
  /** Address of the logo; empty where none is shown. */
  logo: string;
  accentColors: string;
}

/** Everyone who knows the code of a company may see this of it, beside its name. */
export async function readFace({ pool, config }: Pick<Kernel, 'pool' | 'config'>, tenantId: number): Promise<Face> {
  const stored = await readingDatabase(pool, tenantId)
    .selectFrom('home_config')
    .select(['logo_file_id', 'logo_shown', 'accent_color'])
    .executeTakeFirst();
  return {
    logo: stored?.logo_shown ? logoAddress(config.secret, tenantId, stored.logo_file_id) : '',
    accentColors: accentColours(stored?.accent_color ?? ''),
  };
}

/**
 * It names the company and not the file, so it opens the logo of the day and nothing else, and a browser may remember
 * it.
 */
export function logoAddress(secret: string, tenantId: number, fileId: string | null): string {
  return fileId === null
    ? ''
    : `${tenantLogo.logo.path}?t=${tenantId}&s=${seal(deriveKey(secret, 'tenant-logo'), String(tenantId))}&v=${fileId}`;
}

export const isLogoSeal = (secret: string, tenantId: number, candidate: string) =>
  isSealOf(deriveKey(secret, 'tenant-logo'), String(tenantId), candidate);

export async function findLogoFile(db: Database, tenantId: number): Promise<string | undefined> {
  const stored = await db
    .selectFrom('home_config')
    .innerJoin('app.tenant', 'app.tenant.id', 'home_config.tenant_id')
    .select('logo_file_id')
    .where('app.tenant.id', '=', tenantId)
    .where('app.tenant.active', '=', true)
    .where('logo_shown', '=', true)
    .executeTakeFirst();
  return stored?.logo_file_id ?? undefined;
}
