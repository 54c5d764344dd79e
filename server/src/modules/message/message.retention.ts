import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/** Unread messages are kept twice as long: a person may have been away. */
export const unreadDays = (days: number) => 2 * days;

/** A read message counts from when it was read, so that an old one does not vanish the moment it is opened. */
export const messageRetention = ({ keepDays }: Pick<Config, 'keepDays'>): RetentionRule[] => [
  {
    name: 'read messages',
    days: keepDays.messages,
    removeBatch: (db, days, most) =>
      remove(db, sql`select id from message where read_time < ${daysAgo(days)} order by read_time limit ${most}`),
  },
  {
    name: 'unread messages',
    days: unreadDays(keepDays.messages),
    removeBatch: (db, days, most) =>
      remove(
        db,
        sql`select id from message where read_time is null and created_time < ${daysAgo(days)} order by created_time limit ${most}`,
      ),
  },
  {
    name: 'sent messages',
    days: unreadDays(keepDays.messages),
    async removeBatch(db, days, most) {
      const { numAffectedRows } = await sql`
        delete from message_sending where id = any (array(select id from message_sending where created_time < ${daysAgo(days)} order by created_time limit ${most}))`.execute(
        db,
      );
      return Number(numAffectedRows);
    },
  },
];

async function remove(db: Database, expired: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`delete from message where id = any (array(${expired}))`.execute(db);
  return Number(numAffectedRows);
}
