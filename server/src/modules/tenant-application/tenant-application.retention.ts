import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/**
 * Removes rejected applications with their pictures, which show identity cards. The review stays: name, reason,
 * reviewer and time. Reviews are seen by the platform tenant alone, so this removes nothing on behalf of any other.
 */
export const rejectedApplicationRetention = ({ keepDays }: Pick<Config, 'keepDays'>): RetentionRule => ({
  name: 'rejected applications',
  days: keepDays.rejectedApplications,
  async removeBatch(db, days, most) {
    const { rows } = await sql<{ id: string }>`
      select a.id from app.tenant_application a
       where a.status = 'rejected' and a.rejected_time < ${daysAgo(days)}
         and exists (select from tenant_review r where r.application_id = a.id and not r.approved)
       order by a.rejected_time limit ${most} for update of a`.execute(db);
    const ids = rows.map(({ id }) => id);
    // The bytes are removed by housekeeping, once this is committed.
    await sql`
      with removed as (delete from app.public_upload where application_id = any (${ids}::bigint[]) returning storage_key)
      insert into app.discarded_file (storage_key) select storage_key from removed on conflict do nothing`.execute(db);
    await sql`delete from app.tenant_application where id = any (${ids}::bigint[])`.execute(db);
    return ids.length;
  },
});
