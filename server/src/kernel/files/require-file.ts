import { type FileLimit, toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import type { MessageKey, MessageParams } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';

/** A file may be used by the user who uploaded it and by those who see a record that shows it. */
export const isFileFor = (userId: string | RawBuilder<unknown>) => sql<boolean>`(file.created_by = ${userId} or app.sees_file(file.id))`;

interface StoredFile {
  content_type: string;
  bytes: string;
}

/** What keeps a file from being used in a field with these limits; undefined where nothing does. */
export function fileProblem(file: StoredFile | undefined, { types, maxBytes }: FileLimit): { key: MessageKey; params?: MessageParams } | undefined {
  if (!file) return { key: 'file.link' };
  if (!types.includes(file.content_type)) return { key: 'file.pictureOnly' };
  return Number(file.bytes) < maxBytes ? undefined : { key: 'file.tooLarge', params: { max: toMegabytes(maxBytes) } };
}

/** A record may only refer to a file that the user has or sees and that keeps the limits of the field. */
export async function requireFile(db: Database, id: string | undefined, limit: FileLimit, field: string): Promise<void> {
  if (id === undefined) return;
  const file = await db
    .selectFrom('file').select(['content_type', 'bytes'])
    .where('id', '=', id).where(isFileFor(sql`app.current_user_id()`))
    // Until the record refers to it, the file is kept from being removed as orphaned.
    .forKeyShare()
    .executeTakeFirst();
  const problem = fileProblem(file, limit);
  if (problem) throw invalid(problem.key, field, problem.params);
}
