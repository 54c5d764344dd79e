import { pictureLimit, privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { isFileFor } from '../../kernel/files/require-file.ts';

/** The one that a person asked for. */
export const findFileFor = (db: Database, id: string, userId: string) => findFile(db, id, isFileFor(userId));

/** One that its link opens: what holds keys is given out by its own module alone. */
export async function findFile(db: Database, id: string, condition = sql<boolean>`true`) {
  const file = await db
    .selectFrom('file')
    .select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id)
    .where('content_type', 'not in', privateTypes)
    .where(condition)
    .executeTakeFirst();
  return assertFound(file);
}

/** The pictures among these files, by id. */
export async function findPictures(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('file')
    .select(['id', 'storage_key'])
    .where('id', 'in', ids)
    .where('content_type', 'in', pictureLimit.types)
    .execute();
  return new Map(rows.map(({ id, storage_key }) => [id, storage_key]));
}

/** Uploaded before there was a tenant; its link opens it. */
export async function findVisitorFile(db: Database, id: string) {
  const file = await db
    .selectFrom('app.public_upload')
    .select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return assertFound(file);
}
