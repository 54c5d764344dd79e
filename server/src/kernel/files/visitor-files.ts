import type pg from 'pg';
import { deriveKey, isSealOf, seal } from '../crypto/keys.ts';
import type { FileStore } from './file-store.ts';

/** Stands in links where the id of a tenant would: files of visitors belong to none yet. */
export const noTenant = 0;

/** Uploads of one address without a session. */
export const visitorUploads = { most: 30, seconds: 3600 };

/** The visitor's name of the file: only the visitor who uploaded it knows the seal and can refer to it. */
export const visitorFileId = (secret: string, id: string) => `v${id}.${seal(deriveKey(secret, 'visitor-file'), id)}`;

export function openVisitorFileId(secret: string, publicId: string): string | undefined {
  const [id = '', sealed = ''] = publicId.slice(1).split('.');
  return isSealOf(deriveKey(secret, 'visitor-file'), id, sealed) ? id : undefined;
}

/** Removes what no application referred to within a day: first the rows, so that none can refer to it any more. */
export async function removeForgottenFiles(pool: pg.Pool, files: FileStore): Promise<void> {
  const { rows } = await pool.query<{ storage_key: string }>(
    `delete from app.public_upload where application_id is null and created_time < now() - interval '24 hours' returning storage_key`,
  );
  for (const { storage_key } of rows) await files.remove(storage_key);
}
