import { privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { fileName } from '../../kernel/files/file-name.ts';
import type { StoredUpload } from '../../kernel/files/store-upload.ts';
import { lockUploads, assertWithinQuota } from '../../kernel/files/quotas.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { isFileFor } from '../../kernel/files/require-file.ts';
import type { Session } from '../../kernel/session/session.ts';

/** The row of a file that was received. */
export const rowOfUpload = (upload: StoredUpload) => ({
  storage_key: upload.storageKey,
  original_name: fileName(upload.name),
  content_type: upload.contentType,
  bytes: String(upload.bytes),
  sha256: upload.sha256,
});

/** Adds the row of an upload, within the quotas however many come at once. */
export async function addUpload(db: Database, { config }: Pick<Kernel, 'config'>, { userId }: Session, upload: StoredUpload, source: string): Promise<string> {
  await lockUploads(db);
  await assertWithinQuota(db, config.quotas, userId, upload.bytes);
  const values = { ...rowOfUpload(upload), source, purpose: upload.purpose ?? null };
  const { id } = await db.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The one that a person asked for. */
export const findFileFor = (db: Database, id: string, userId: string) => findFile(db, id, isFileFor(userId));

/** One that anybody with its link may see: what holds keys is given out by its own module alone. */
export async function findFile(db: Database, id: string, condition = sql<boolean>`true`) {
  const file = await db
    .selectFrom('file').select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id).where('content_type', 'not in', privateTypes).where(condition)
    .executeTakeFirst();
  return assertFound(file);
}

/** Uploaded before there was a tenant; whoever holds a link to it may see it. */
export async function findVisitorFile(db: Database, id: string) {
  const file = await db
    .selectFrom('app.public_upload').select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return assertFound(file);
}
