import { type RawBuilder, sql } from 'kysely';
import { AppError, notFound } from '../app-error.ts';
import type { Context } from '../http/bind.ts';

type Caller = Pick<Context, 'db' | 'session'>;
/** What inventory organisations use: each has a table of assignments. */
export type Assigned = 'material' | 'product';

/** The records of the active inventory organisation; undefined for the master, which sees all. */
export function inScope(table: Assigned, { session }: Pick<Caller, 'session'>) {
  return session.isMasterOrganisation ? undefined : isIn(table, sql`${session.invorgId}`);
}

/** Whether an organisation has a record. With the tenant in it the planner knows that there is at most one such row, and can begin with the organisation's own. */
export const isIn = (
  table: Assigned,
  organisationId: RawBuilder<unknown>,
) => sql<boolean>`exists (select from ${sql.table(`${table}_assignment`)} a
  where a.tenant_id = ${sql.ref(`${table}.tenant_id`)} and a.inventory_organisation_id = ${organisationId}::bigint
    and ${sql.ref(`a.${table}_id`)} = ${sql.ref(`${table}.id`)})`;

/** Those of the records that only other organisations have. */
export async function outsideScope(table: Assigned, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const scope = inScope(table, caller);
  if (!scope || ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where id = any(${ids}::bigint[]) and not ${scope}`.execute(caller.db);
  return rows.map(({ id }) => id);
}

/** A record that the caller does not see, or that only other organisations have, does not exist. */
export async function assertVisible(table: Assigned, caller: Caller, id: string): Promise<void> {
  const { rows } =
    await sql`select from ${sql.table(table)} where id = ${id} and ${inScope(table, caller) ?? sql`true`}`.execute(
      caller.db,
    );
  if (rows.length === 0) throw notFound();
}

export function activeOrganisation({ session }: Pick<Caller, 'session'>): string {
  if (session.invorgId === null) throw new AppError(409, 'material.noInventoryOrganisation');
  return session.invorgId;
}
