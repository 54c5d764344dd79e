import type { Database } from '../database/tenant-database.ts';
import type { Kernel } from '../kernel.ts';
import { fileName } from './file-name.ts';
import { assertWithinQuota, lockUploads } from './quotas.ts';
import type { StoredUpload } from './store-upload.ts';

/** The row of a file that was received. */
export const rowOfUpload = (upload: StoredUpload) => ({
  storage_key: upload.storageKey,
  original_name: fileName(upload.name),
  content_type: upload.contentType,
  bytes: String(upload.bytes),
  sha256: upload.sha256,
});

/** Adds the row of an upload, within the quotas however many come at once. */
export async function addUpload(
  db: Database,
  kernel: Pick<Kernel, 'config'>,
  user: { userId: string },
  upload: StoredUpload,
  source: string,
): Promise<string> {
  const [id] = await addUploads(db, kernel, user, [upload], source);
  return id!;
}

/** Adds several uploads, in their order. */
export async function addUploads(
  db: Database,
  { config }: Pick<Kernel, 'config'>,
  { userId }: { userId: string },
  uploads: readonly StoredUpload[],
  source: string,
): Promise<string[]> {
  await lockUploads(db);
  await assertWithinQuota(
    db,
    config.quotas,
    userId,
    uploads.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const rows = await db
    .insertInto('file')
    .values(uploads.map((upload) => ({ ...rowOfUpload(upload), source, purpose: upload.purpose ?? null })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
