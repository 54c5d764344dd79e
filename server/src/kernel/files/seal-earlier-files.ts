import { buffer } from 'node:stream/consumers';
import { privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { type Database, inTransaction, readingDatabase } from '../database/tenant-database.ts';
import type { Schedule } from '../jobs/schedule.ts';
import type { Kernel } from '../kernel.ts';
import { type Cleaner, removeDiscardedFiles } from './discarded-files.ts';
import { sealedKey } from './sealed-store.ts';

export const earlierFiles = (kernel: Cleaner): Schedule => ({
  name: 'encrypt-earlier-files',
  cron: '27 * * * *',
  run: () => sealEarlierFiles(kernel),
});

/** Encrypts what versions before the encryption stored as it was, whether or not the company is served. */
export async function sealEarlierFiles(cleaner: Cleaner): Promise<void> {
  const { pool, files, log } = cleaner;
  const { rows: tenants } = await pool.query<{ id: number }>('select id from app.tenant order by id');
  for (const { id: tenantId } of tenants) {
    for (const { id } of await earlier(readingDatabase(pool, tenantId)).execute()) {
      await inTransaction(pool, { tenantId }, (db) => sealFile(db, files, id)).catch((error: unknown) =>
        log.warn({ tenantId, file: id, error: String(error) }, 'a file could not be encrypted; it will be tried again'),
      );
    }
  }
  await removeDiscardedFiles(cleaner);
}

const earlier = (db: Database) =>
  db
    .selectFrom('file')
    .select(['id', 'storage_key', 'content_type'])
    .where('content_type', 'in', privateTypes)
    .where('storage_key', 'not like', sealedKey('%'));

/**
 * The old bytes go only after the row names the new ones for good. Interrupted before that, it begins again and writes
 * to the same place; interrupted after that, the old ones stand among the discarded.
 */
async function sealFile(db: Database, files: Kernel['files'], id: string): Promise<void> {
  const file = await earlier(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
  if (!file) return;
  const key = sealedKey(file.storage_key);
  const content = await buffer(await files.get(file.storage_key));
  await files.put(key, content, file.content_type);
  if (!content.equals(await buffer(await files.get(key)))) throw new Error('the encrypted copy differs');
  await db.updateTable('file').set({ storage_key: key }).where('id', '=', id).execute();
}
