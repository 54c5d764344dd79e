import { type RawBuilder, sql } from 'kysely';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Assigned } from '../../kernel/sharing/organisation-boundary.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/**
 * Whether an organisation has a record. With the tenant in it the planner knows that there is at most one such row, and
 * can begin with the organisation's own.
 */
export const isIn = (
  table: Assigned,
  organisationId: RawBuilder<unknown>,
) => sql<boolean>`exists (select from ${sql.table(`${table}_assignment`)} a
  where a.tenant_id = ${sql.ref(`${table}.tenant_id`)} and a.inventory_organisation_id = ${organisationId}::bigint
    and ${sql.ref(`a.${table}_id`)} = ${sql.ref(`${table}.id`)})`;

/** A record that the caller does not see does not exist. */
export async function assertVisible(table: Assigned, { db }: Pick<Caller, 'db'>, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/**
 * Whose stock a record shows: that of the organisation which the call names, or of the active one; null for all, which
 * the master has.
 */
export function stockScope(
  { invorgId, isMasterOrganisation }: Caller['session'],
  named: string | undefined,
): string | null {
  if (named !== undefined && named !== invorgId) return named;
  return isMasterOrganisation ? null : invorgId;
}

export function activeOrganisation({ session }: Pick<Caller, 'session'>): string {
  if (session.invorgId === null) throw new AppError(409, 'material.noInventoryOrganisation');
  return session.invorgId;
}
