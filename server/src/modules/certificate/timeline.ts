import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { type certificate, type Ending, validities } from '@edp/contract/modules/certificate/certificate.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { countGroups } from '../../kernel/list/read-list.ts';
import { certificateList, inValidity } from './certificate.queries.ts';

const months = 12;

const thisMonth = sql`date_trunc('month', current_date)`;
/** 0 before today, 1 in this month, 2 in the next …, the last one for everything after them. */
const place = sql`case when ${inValidity.expired} then 0 else least(${months + 1}::int,
  (extract(year from certificate.end_date) - extract(year from current_date)) * 12 + extract(month from certificate.end_date) - extract(month from current_date) + 1)::int end`;
const validity = sql`case ${sql.join(
  validities.map((each) => sql`when ${inValidity[each]} then ${each}::text`),
  sql` `,
)} end`;

/**
 * Counted by the database: thousands take as long as a few. The days of this month that are over belong to what has
 * expired.
 */
export async function readTimeline(db: Database, filters: ParsedOf<typeof certificate.timeline>): Promise<Ending[]> {
  const counts = await countGroups(
    db,
    certificateList(db, { ...filters, endTime: undefined }),
    sql<string>`concat_ws(' ', ${place}, ${validity})`,
  );
  const { rows } = await sql<{ place: number; from: string; to: string }>`
    select n as place,
           case n when 0 then '' else greatest(current_date, ${thisMonth} + make_interval(months => n - 1))::date::text end as "from",
           case n when 0 then (current_date - 1)::text when ${months + 1}::int then '' else (${thisMonth} + make_interval(months => n) - interval '1 day')::date::text end as "to"
      from generate_series(0, ${months + 1}::int) n`.execute(db);
  return rows.map(({ place: n, from, to }) => ({
    from,
    to,
    ...(Object.fromEntries(validities.map((each) => [each, counts.get(`${n} ${each}`) ?? 0])) as Record<
      (typeof validities)[number],
      number
    >),
  }));
}
