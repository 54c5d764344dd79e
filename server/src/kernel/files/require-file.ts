import {
  type FileLimit,
  maxBytesOf,
  toMegabytes,
  tooLargeMessage,
  wrongTypeMessage,
} from '@edp/contract/kernel/stored-file.ts';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import { anyOf } from '../record/columns.ts';

/** A file may be used by the user who uploaded it and by those who see a record that shows it. */
export const isFileFor = (userId: string | RawBuilder<unknown>) =>
  sql<boolean>`(file.created_by = ${userId} or app.sees_file(file.id))`;

interface StoredFile {
  content_type: string;
  bytes: string;
}

/** The reason why a file cannot be used in a field with these limits; undefined where there is none. */
export function fileProblem(
  file: StoredFile | undefined,
  limit: FileLimit,
): { key: MessageKey; params?: MessageParams } | undefined {
  if (!file) return { key: 'file.link' };
  if (!limit.types.includes(file.content_type)) return { key: wrongTypeMessage([limit]) };
  const maxBytes = maxBytesOf(limit, file.content_type);
  return Number(file.bytes) < maxBytes
    ? undefined
    : { key: tooLargeMessage(file.content_type), params: { max: toMegabytes(maxBytes) } };
}

/** A record may only refer to a file that the user has or sees and that keeps the limits of the field. */
export async function requireFiles(
  db: Database,
  ids: readonly string[],
  limit: FileLimit,
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const files = await usableFiles(db, ids);
  const problem = ids.map((id) => fileProblem(files.get(id), limit)).find((each) => each !== undefined);
  if (problem) throw invalid(problem.key, field, problem.params);
}

export const requireFile = (db: Database, id: string | undefined, limit: FileLimit, field: string) =>
  requireFiles(db, id === undefined ? [] : [id], limit, field);

/** The files that the user may use, by their ids. */
export async function usableFiles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'content_type', 'bytes'])
    .where('id', '=', anyOf(ids))
    .where(isFileFor(sql`app.current_user_id()`))
    // Until the record refers to it, the file is kept from being removed as orphaned.
    .forKeyShare()
    .execute();
  return new Map(files.map((file) => [file.id, file]));
}
