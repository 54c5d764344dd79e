import { privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import { forEachTenant } from '../../kernel/each-tenant.ts';
import { type Cleaner, removeDiscardedFiles } from '../../kernel/files/discarded-files.ts';
import { hourMs, type Job } from '../../kernel/jobs.ts';

export const forgottenFiles = (kernel: Cleaner): Job => ({
  name: 'forgotten files of certificates',
  everyMs: hourMs,
  run: () => removeForgotten(kernel),
});

/** Keys that were uploaded and within a day not saved with a certificate: nobody should find them later. */
export async function removeForgotten(cleaner: Cleaner): Promise<void> {
  await forEachTenant(cleaner.pool, async (db) => {
    await sql`
      delete from file
       where content_type = any(${privateTypes}) and created_time < now() - interval '1 day'
         and not exists (select from certificate c where c.file_id = file.id)`.execute(db);
  });
  await removeDiscardedFiles(cleaner);
}
