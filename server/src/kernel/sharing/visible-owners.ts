import { type Expression, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { type OwnerSet, ownersIn } from './owner-set.ts';

/** As PostgreSQL writes an array, made once for a session: the people below a chief may be thousands. */
const arrays = new WeakMap<OwnerSet, string>();

function arrayOf(owners: OwnerSet): string {
  // 0 owns what came with the system, which every user sees.
  const array = arrays.get(owners) ?? `{${[0, ...ownersIn(owners)].join(',')}}`;
  arrays.set(owners, array);
  return array;
}

/**
 * The condition of the policy as the index by owner can read it; undefined where the user sees every row. The policy
 * holds without it: it is for statements that would otherwise read the rows of all owners.
 */
export function visibleOwners(db: Database, table: string): Expression<boolean> | undefined {
  const owners = db.sharing?.see.get(table);
  return owners && sql<boolean>`${sql.ref(`${table}.owner_id`)} = any(${arrayOf(owners)}::bigint[])`;
}
