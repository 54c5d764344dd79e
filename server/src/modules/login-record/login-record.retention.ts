import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

export const loginRecordRetention = ({ keepDays }: Pick<Config, 'keepDays'>): RetentionRule => ({
  name: 'login records',
  days: keepDays.loginRecords,
  async removeBatch(db, days, most) {
    const { rows } = await sql<{
      removed: number;
    }>`select app.remove_old_login_records(${daysAgo(days)}, ${most}) as removed`.execute(db);
    return rows[0]!.removed;
  },
});
