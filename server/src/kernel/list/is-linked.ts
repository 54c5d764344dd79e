import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { LinkFilter } from './filters.ts';
import type { AnySelect } from './list-query.ts';

/**
 * With the tenant in it the planner knows that there is at most one such row, and can begin with those of the other
 * record.
 */
export const isLinked = (
  table: string,
  { links, own, other, id }: LinkFilter,
) => sql<boolean>`exists (select from ${sql.table(links)} link
  where link.tenant_id = ${sql.ref(`${table}.tenant_id`)} and ${sql.ref(`link.${other}`)} = ${id}::bigint and ${sql.ref(`link.${own}`)} = ${sql.ref(`${table}.id`)})`;

/** The ids of the rows that are linked, from the links alone: each is of one row. */
export const linkedIds = (db: Database, { links, own, other, id }: LinkFilter) =>
  db
    .selectFrom(`${links} as link` as never)
    .select(sql.ref(`link.${own}`).as('id'))
    .where(sql<boolean>`${sql.ref(`link.${other}`)} = ${id}::bigint`) as unknown as AnySelect<{ id: string }>;
