import { exactUpTo } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import { genericPlan } from '../database/generic-plan.ts';
import type { TableWith } from '../schema/tables.ts';
import type { Database } from '../database/tenant-database.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import { all } from './conditions.ts';
import { countInTime } from './read-page.ts';
import { estimateRows, tableRows } from './estimates.ts';
import { isLinked } from './is-linked.ts';
import type { AnySelect } from './list-query.ts';
import { visibleLinks } from '../sharing/organisation-boundary.ts';

interface Counts {
  rows: number;
  /** The rows whose flag is set. */
  flagged: number;
  approximate?: boolean;
}

/** 'soon' counts as the first page of a list does, up to `exactUpTo`; 'exactly' all rows, where there is time for it. */
export type Counting = 'soon' | 'exactly';

/** How many rows the user sees, and how many of them have a flag set. */
export async function countByFlag<Flag extends string>(
  db: Database,
  table: TableWith<Flag>,
  flag: Flag,
  counting: Counting,
): Promise<Counts> {
  const links = visibleLinks(db, table);
  const conditions: Expression<boolean>[] = links ? [isLinked(table, links)] : [];
  const owners = visibleOwners(db, table);
  const count = async (limit: number | null) => {
    const {
      rows: [counted],
    } = await sql<{ rows: string; flagged: string; table_rows: string | null }>`
      select count(*) as rows, count(*) filter (where ${sql.ref(flag)}) as flagged, ${tableRows(table)} as table_rows
        from (select ${sql.ref(flag)} from ${sql.table(table)} where ${all(owners ? [...conditions, owners] : conditions)} limit ${limit}) counted`
      .withPlugin(genericPlan)
      .execute(db);
    const tableCount = counted!.table_rows === null ? undefined : Number(counted!.table_rows);
    return { rows: Number(counted!.rows), flagged: Number(counted!.flagged), tableCount, isWhole: limit === null };
  };
  const soon = () => count(exactUpTo + 1);
  const { rows, flagged, tableCount, isWhole } = await (counting === 'soon'
    ? soon()
    : countInTime(() => count(null), soon));
  if (isWhole || rows <= exactUpTo) return { rows, flagged };
  const whole = db.selectFrom(table) as unknown as AnySelect<unknown>;
  const estimate = (more: Expression<boolean>[]) =>
    estimateRows(db, { table, whole, conditions: [...conditions, ...more], tableRows: tableCount });
  const [estimated, withFlag] = await Promise.all([estimate([]), estimate([sql<boolean>`${sql.ref(flag)}`])]);
  const total = Math.max(exactUpTo, estimated);
  // Never against what was counted: the planner knows nothing of a table that was filled a moment ago.
  return { rows: total, flagged: Math.min(total - (rows - flagged), Math.max(flagged, withFlag)), approximate: true };
}
