import { undoDays } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/** Once it cannot be undone any more, nothing is left to do with the rows of an import; what was done stays in its list for about a year. */
export const importRowRetention: RetentionRule = {
  name: 'rows of imports',
  days: undoDays,
  async removeBatch(db, days, most) {
    const { numAffectedRows } = await sql`
      delete from import_row r using (
        select r.run_id, r.row_number from import_run i join import_row r on r.run_id = i.id
         where i.created_time < ${daysAgo(days)} and coalesce(i.finished_time, i.created_time) < ${daysAgo(days)} limit ${most}) old
       where r.run_id = old.run_id and r.row_number = old.row_number`.execute(db);
    return Number(numAffectedRows);
  },
};

/** The files that were kept for the undoing; what no record refers to is then removed as orphaned. */
export const importFileRetention: RetentionRule = {
  name: 'files of imports',
  days: undoDays,
  async removeBatch(db, days, most) {
    const { numAffectedRows } = await sql`
      delete from import_file f using (
        select f.run_id, f.file_id from import_run i join import_file f on f.run_id = i.id
         where i.created_time < ${daysAgo(days)} and coalesce(i.finished_time, i.created_time) < ${daysAgo(days)} limit ${most}) old
       where f.run_id = old.run_id and f.file_id = old.file_id`.execute(db);
    return Number(numAffectedRows);
  },
};

export const importRetention: RetentionRule = {
  name: 'imports',
  days: undoDays * 12,
  async removeBatch(db, days, most) {
    const { numAffectedRows } = await sql`
      delete from import_run where id = any (array(select id from import_run where created_time < ${daysAgo(days)} order by created_time limit ${most}))`.execute(db);
    return Number(numAffectedRows);
  },
};
