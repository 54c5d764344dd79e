import { sql } from 'kysely';

/** A boolean column as the wire says it: 1 or 0. */
export const flag = (column: string) => sql<0 | 1>`${sql.ref(column)}::int`;

/** A filter for such a column as the wire gives it. */
export const fromFlag = (value: 0 | 1 | undefined) => (value === undefined ? undefined : value === 1);

/** A boolean column as sets say it on the wire: 1 enabled, 2 disabled. */
export const state = (column: string) => sql<1 | 2>`case when ${sql.ref(column)} then 1 else 2 end`;

/** The name of the user who created a record; what came with the system has no creator. */
export const creatorOf = (table: string) =>
  sql<string>`coalesce((select u.name from user_account u where u.tenant_id = ${sql.ref(`${table}.tenant_id`)} and u.id = ${sql.ref(`${table}.created_by`)}), '')`;

/**
 * `where('id', '=', anyOf(ids))`: the same statement for any number of ids, none among them, where `in` has one for
 * each.
 */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::bigint[])`;
