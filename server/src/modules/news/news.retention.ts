import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/** Views of news that must be read stay as long as it is published: without them people would have to read it again. */
export const newsViewRetention = ({ keepDays }: Pick<Config, 'keepDays'>): RetentionRule => ({
  name: 'news views',
  days: keepDays.newsViews,
  async removeBatch(db, days, most) {
    const { numAffectedRows } = await sql`
      delete from news_view where ctid = any (array(
        select v.ctid from news n cross join lateral (
            select ctid from news_view where news_id = n.id and created_time < ${daysAgo(days)} order by created_time limit ${most}) v
         where not (n.forced and n.active)
         limit ${most}))`.execute(db);
    return Number(numAffectedRows);
  },
});
