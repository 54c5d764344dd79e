import { undoDays } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { daysAgo, type RetentionRule } from '../../kernel/jobs/retention.ts';

/**
 * Once it cannot be undone any more, nothing is left to do with what an import kept for that; what was done stays in
 * its list for about a year.
 */
function removedAfterUndo(
  name: string,
  table: 'import_row' | 'import_file',
  key: 'row_number' | 'file_id',
): RetentionRule {
  return {
    name,
    days: undoDays,
    async removeBatch(db, days, most) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} r using (
          select r.run_id, r.${sql.ref(key)} as key from import_run i join ${sql.table(table)} r on r.run_id = i.id
           where i.created_time < ${daysAgo(days)} and coalesce(i.finished_time, i.created_time) < ${daysAgo(days)} limit ${most}) old
         where r.run_id = old.run_id and r.${sql.ref(key)} = old.key`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

export const importRowRetention = removedAfterUndo('rows of imports', 'import_row', 'row_number');

/** What no record refers to is then removed as orphaned. */
export const importFileRetention = removedAfterUndo('files of imports', 'import_file', 'file_id');

export const importRetention: RetentionRule = {
  name: 'imports',
  days: undoDays * 12,
  async removeBatch(db, days, most) {
    const { numAffectedRows } = await sql`
      delete from import_run where id = any (array(select id from import_run where created_time < ${daysAgo(days)} order by created_time limit ${most}))`.execute(
      db,
    );
    return Number(numAffectedRows);
  },
};
