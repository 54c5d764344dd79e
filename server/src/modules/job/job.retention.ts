import { sql } from 'kysely';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/** Nothing is left to do with an old job: its result is gone after a day. */
const days = 90;

export const jobRetention: RetentionRule = {
  name: 'ended jobs',
  days,
  async removeBatch(db, _days, most) {
    const { numAffectedRows } = await sql`
      delete from job where id = any (array(
        select id from job where finished_time < ${daysAgo(days)} order by finished_time limit ${most}))`.execute(db);
    return Number(numAffectedRows);
  },
};
