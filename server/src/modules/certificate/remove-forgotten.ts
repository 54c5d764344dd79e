import { privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import { forEachTenant } from '../../kernel/each-tenant.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';

const hourMs = 60 * 60_000;

export const forgottenFiles = (kernel: Pick<Kernel, 'pool' | 'files'>): Job => ({
  name: 'forgotten files of certificates',
  everyMs: hourMs,
  run: () => removeForgotten(kernel),
});

/** Keys that were uploaded and within a day not saved with a certificate: nobody should find them later. */
export async function removeForgotten({ pool, files }: Pick<Kernel, 'pool' | 'files'>): Promise<void> {
  const places: string[] = [];
  await forEachTenant(pool, async (db) => {
    const { rows } = await sql<{ storage_key: string }>`
      delete from file
       where content_type = any(${privateTypes}) and created_time < now() - interval '1 day'
         and not exists (select from certificate c where c.file_id = file.id)
      returning storage_key`.execute(db);
    places.push(...rows.map((row) => row.storage_key));
  });
  for (const place of places) await files.remove(place);
}
