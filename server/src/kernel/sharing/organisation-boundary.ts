import { nounsWith, type NounWith } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import { type Database, readingDatabase } from '../database/tenant-database.ts';
import type { Context } from '../http/bind.ts';
import { beyondOrganisation } from './sharing.ts';
import type { LinkFilter } from '../list/filters.ts';

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

/** The tables whose records inventory organisations use: each has one of assignments. */
export type Assigned = NounWith<'assigned'>['table'];
const assigned = nounsWith('assigned').map(({ table }) => table);

/**
 * The condition of the policy (see functions/modules/inventory.sql) as an index can read it; undefined where the active
 * organisation is no boundary of the table. The policy holds without it: it is for lists, which can then begin with
 * what the organisation has.
 */
export function visibleLinks({ sharing }: Pick<Database, 'sharing'>, table: string): LinkFilter | undefined {
  const bounded = assigned.find((name) => name === table);
  if (!bounded || sharing?.organisationId === undefined) return undefined;
  return {
    kind: 'linked',
    links: `${bounded}_assignment`,
    own: `${bounded}_id`,
    other: 'inventory_organisation_id',
    id: sharing.organisationId,
    isPolicy: true,
  };
}
