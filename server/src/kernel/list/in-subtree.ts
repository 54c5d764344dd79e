import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SubtreeFilter } from './filters.ts';

type Subtree = Pick<SubtreeFilter, 'nodes' | 'id'>;

/**
 * A node and all below it, one array of ids for each level: an index is then read once for a level, not once for every
 * node. `union`, so that even a ring would come to an end.
 */
export const levelsBelow = ({ nodes, id }: Subtree) => sql`recursive level as (
    select array[${id}::bigint] as ids
    union select (select array_agg(n.id) from ${sql.table(nodes)} n where n.parent_id = any(level.ids)) from level where level.ids is not null)`;

/** An array, which the planner can look up in an index. */
export const inSubtree = (column: Expression<unknown>, filter: Subtree): RawBuilder<boolean> =>
  sql<boolean>`${column} = any(array(with ${levelsBelow(filter)} select unnest(ids) from level))`;

/**
 * The condition where so many rows meet it that the list is read in its order: each row is looked up in a hash table, and
 * `is true` keeps the planner from making a join of it.
 */
export const testedInOrder = (column: Expression<unknown>, filter: Subtree): RawBuilder<boolean> =>
  sql<boolean>`(${column} in (with ${levelsBelow(filter)} select unnest(ids) from level)) is true`;
