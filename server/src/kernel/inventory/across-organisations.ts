import { sql } from 'kysely';
import { type Database, readingDatabase } from '../database/tenant-database.ts';
import type { Context } from '../http/bind.ts';
import { beyondOrganisation } from '../sharing/sharing.ts';

/**
 * Does a part of a transaction without the boundary of the active inventory organisation, such as to write a record
 * that no organisation has yet. A failure leaves the setting as it is, because it undoes the whole transaction.
 */
export async function acrossOrganisations<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const organisationId = db.sharing?.organisationId;
  if (organisationId === undefined) return work();
  await boundTo(db, '');
  const result = await work();
  await boundTo(db, organisationId);
  return result;
}

const boundTo = (db: Database, organisationId: string) =>
  sql`select set_config('app.organisation', ${organisationId}, true)`.execute(db);

/** For a call that reads what the master has. */
export const readAcrossOrganisations = ({ kernel, session }: Pick<Context, 'kernel' | 'session'>): Database =>
  readingDatabase(kernel.pool, session.tenantId, beyondOrganisation(session.sharing));
