import { type RawBuilder, sql } from 'kysely';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/** The materials of the active inventory organisation; undefined for the master, which sees all. */
export const inScope = ({ session }: Pick<Caller, 'session'>) => (session.isMasterOrganisation ? undefined : isIn(sql`${session.invorgId}`));

/** Whether an organisation has a material. With the tenant in it the planner knows that there is at most one such row, and can begin with the organisation's own. */
export const isIn = (organisationId: RawBuilder<unknown>) => sql<boolean>`exists (select from material_assignment a
  where a.tenant_id = material.tenant_id and a.inventory_organisation_id = ${organisationId}::bigint and a.material_id = material.id)`;

/** Those of the materials that only other organisations have. */
export async function outsideScope(caller: Caller, ids: readonly string[]): Promise<string[]> {
  const scope = inScope(caller);
  if (!scope || ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from material where id = any(${ids}::bigint[]) and not ${scope}`.execute(caller.db);
  return rows.map(({ id }) => id);
}

/** A material that the caller does not see, or that only other organisations have, does not exist. */
export async function assertVisible(caller: Caller, id: string): Promise<void> {
  const { rows } = await sql`select from material where id = ${id} and ${inScope(caller) ?? sql`true`}`.execute(caller.db);
  if (rows.length === 0) throw notFound();
}

export function activeOrganisation({ session }: Pick<Caller, 'session'>): string {
  if (session.invorgId === null) throw new AppError(409, 'material.noInventoryOrganisation');
  return session.invorgId;
}
