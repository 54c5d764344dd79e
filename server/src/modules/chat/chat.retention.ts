import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/** With the last message of a conversation its thread goes as well. */
export const chatRetention = ({ keepDays }: Pick<Config, 'keepDays'>): RetentionRule => ({
  name: 'chat',
  days: keepDays.chat,
  async removeBatch(db, days, most) {
    const { rows } = await sql<{
      removed: number;
    }>`select app.remove_old_chat(${daysAgo(days)}, ${most}) as removed`.execute(db);
    return rows[0]!.removed;
  },
});
