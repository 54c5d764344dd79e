import { type FileLimit, toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { found, invalid } from '../../kernel/refusal.ts';

export async function findFile(db: Database, id: string) {
  const file = await db
    .selectFrom('file').select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found(file);
}

/** Uploaded before there was a tenant; whoever holds a link to it may see it. */
export async function findVisitorFile(db: Database, id: string) {
  const file = await db
    .selectFrom('app.public_upload').select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found(file);
}

/** A record may only refer to a file of its tenant that keeps the limits of the field. */
export async function requireFile(db: Database, id: string | undefined, limit: FileLimit, field: string): Promise<void> {
  if (id === undefined) return;
  const file = await db.selectFrom('file').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst();
  if (!file) throw invalid('file.link', field);
  if (!limit.types.includes(file.content_type)) throw invalid('file.pictureOnly', field);
  if (Number(file.bytes) >= limit.maxBytes) throw invalid('file.tooLarge', field, { max: toMegabytes(limit.maxBytes) });
}
