import type { Test } from '@edp/contract/kernel/list/condition.ts';
import { type RawBuilder, sql } from 'kysely';

/** The first day of a range and the one after its last; either may be open. */
interface Days {
  from?: RawBuilder<unknown>;
  to?: RawBuilder<unknown>;
}

const day = (value: string | undefined) => sql`${value}::date`;
const dayAfter = (value: string | undefined) => sql`(${value}::date + 1)`;
const today = sql`current_date`;
const tomorrow = sql`(current_date + 1)`;

function daysOf(operator: Test['operator'], [first, last]: readonly string[]): Days {
  switch (operator) {
    case 'is':
      return { from: day(first), to: dayAfter(first) };
    case 'before':
      return { to: day(first) };
    case 'after':
      return { from: dayAfter(first) };
    case 'between':
      return { from: day(first), to: dayAfter(last) };
    case 'lastDays':
      // Today is one of them.
      return { from: sql`(current_date + 1 - ${Number(first)}::int)`, to: tomorrow };
    case 'thisWeek':
      return {
        from: sql`date_trunc('week', current_date)::date`,
        to: sql`(date_trunc('week', current_date)::date + 7)`,
      };
    case 'thisMonth':
      return {
        from: sql`date_trunc('month', current_date)::date`,
        to: sql`(date_trunc('month', current_date) + interval '1 month')::date`,
      };
    default:
      return { from: today, to: tomorrow };
  }
}

/** A day begins and ends in the session's time zone (see `conditions.ts`); the same holds for a column of days. */
export function daySql(
  column: RawBuilder<unknown>,
  operator: Test['operator'],
  values: readonly string[],
): RawBuilder<boolean> {
  const { from, to } = daysOf(operator, values);
  const ends = [
    ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
    ...(to ? [sql`${column} < ${to}::timestamptz`] : []),
  ];
  return sql<boolean>`(${sql.join(ends, sql` and `)})`;
}
