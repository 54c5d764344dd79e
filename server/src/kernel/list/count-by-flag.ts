import { exactUpTo } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import { genericPlan } from '../database/generic-plan.ts';
import type { TableWith } from '../schema/tables.ts';
import type { Database } from '../database/tenant-database.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import { all } from './conditions.ts';
import { estimateRows, tableRows } from './estimates.ts';
import { isLinked } from './is-linked.ts';
import type { AnySelect } from './list-query.ts';
import { visibleLinks } from '../sharing/organisation-boundary.ts';

interface Counts {
  rows: number;
  /** Those whose flag is set. */
  flagged: number;
  approximate?: boolean;
}

/**
 * How many rows the user sees, and how many of them have a flag set: counted as lists are, exactly up to `exactUpTo`.
 */
export async function countByFlag<Flag extends string>(
  db: Database,
  table: TableWith<Flag>,
  flag: Flag,
): Promise<Counts> {
  const links = visibleLinks(db, table);
  const conditions: Expression<boolean>[] = links ? [isLinked(table, links)] : [];
  const owners = visibleOwners(db, table);
  const {
    rows: [counted],
  } = await sql<{ rows: string; flagged: string; table_rows: string | null }>`
    select count(*) as rows, count(*) filter (where ${sql.ref(flag)}) as flagged, ${tableRows(table)} as table_rows
      from (select ${sql.ref(flag)} from ${sql.table(table)} where ${all(owners ? [...conditions, owners] : conditions)} limit ${exactUpTo + 1}) counted`
    .withPlugin(genericPlan)
    .execute(db);
  const [rows, flagged] = [Number(counted!.rows), Number(counted!.flagged)];
  if (rows <= exactUpTo) return { rows, flagged };
  const tableCount = counted!.table_rows === null ? undefined : Number(counted!.table_rows);
  const whole = db.selectFrom(table) as unknown as AnySelect<unknown>;
  const estimate = (more: Expression<boolean>[]) =>
    estimateRows(db, { table, whole, conditions: [...conditions, ...more], tableRows: tableCount });
  const [estimated, withFlag] = await Promise.all([estimate([]), estimate([sql<boolean>`${sql.ref(flag)}`])]);
  const total = Math.max(exactUpTo, estimated);
  // Never against what was counted: the planner knows nothing of a table that was filled a moment ago.
  return { rows: total, flagged: Math.min(total - (rows - flagged), Math.max(flagged, withFlag)), approximate: true };
}
