import { sql } from 'kysely';
import type { LinkFilter } from './filters.ts';

/** With the tenant in it the planner knows that there is at most one such row, and can begin with those of the other record. */
export const isLinked = (
  table: string,
  { links, own, other, id }: LinkFilter,
) => sql<boolean>`exists (select from ${sql.table(links)} link
  where link.tenant_id = ${sql.ref(`${table}.tenant_id`)} and ${sql.ref(`link.${other}`)} = ${id}::bigint and ${sql.ref(`link.${own}`)} = ${sql.ref(`${table}.id`)})`;
