import { sizeText } from '@edp/contract/kernel/stored-file.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';

type Quotas = Config['quotas'];

/**
 * The first key of the advisory locks under which uploads are counted and added; the second is the tenant, 0 for
 * visitors.
 */
const lockClass = 7_305_025;

/** Bytes of the tenant's files, and of those that one person has uploaded. */
export async function usageOf(db: Database, userId: string) {
  const { rows } = await sql<{ tenant: string; own: string }>`
    select coalesce(sum(bytes), 0) as tenant, coalesce(sum(bytes) filter (where created_by = ${userId}), 0) as own from file`.execute(
    db,
  );
  return { tenant: Number(rows[0]!.tenant), own: Number(rows[0]!.own) };
}

export async function assertWithinQuota(db: Database, quotas: Quotas, userId: string, bytes: number): Promise<void> {
  if (!quotas.person && !quotas.tenant) return;
  const { tenant, own } = await usageOf(db, userId);
  refuseOver('file.ownQuota', quotas.person, own, bytes);
  refuseOver('file.tenantQuota', quotas.tenant, tenant, bytes);
}

export async function assertVisitorsWithinQuota(db: Database, quotas: Quotas, bytes: number): Promise<void> {
  if (!quotas.visitors) return;
  const { rows } = await sql<{ used: string }>`select coalesce(sum(bytes), 0) as used from app.public_upload`.execute(
    db,
  );
  refuseOver('file.visitorQuota', quotas.visitors, Number(rows[0]!.used), bytes);
}

function refuseOver(key: MessageKey, limit: number, used: number, bytes: number) {
  if (limit && used + bytes > limit)
    throw new AppError(507, key, { params: { limit: sizeText(limit), used: sizeText(used) } });
}

/**
 * Until the transaction ends, no other upload of the tenant is counted: so many at once cannot exceed a quota together.
 */
export const lockUploads = (db: Database) =>
  sql`select pg_advisory_xact_lock(${lockClass}, coalesce(app.current_tenant(), 0))`.execute(db);
