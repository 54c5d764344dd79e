import { buffer } from 'node:stream/consumers';
import { privateTypes } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { askReader } from '../../kernel/file-reader/reader.ts';
import { UnreadableFile } from '../../kernel/files/sealed-store.ts';
import type { StoredUpload } from '../../kernel/uploads/store-upload.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assertFound, invalid, AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { addUpload, rowOfUpload } from '../../kernel/uploads/add-upload.ts';

export const readValidity = async ({ files }: Pick<Kernel, 'files'>, { storageKey }: StoredUpload) =>
  askReader('certificateValidity', await buffer(await files.get(storageKey)));

export async function addFile(
  { db, kernel, session, upload }: Pick<Context, 'db' | 'kernel' | 'session' | 'upload'>,
  validity: Awaited<ReturnType<typeof readValidity>>,
) {
  const id = await addUpload(db, kernel, session, { ...upload, purpose: 'certificate' }, 'certificate');
  return { certificateFile: { id, name: rowOfUpload(upload).original_name }, ...validity };
}

/** A certificate refers to a certificate's file of its tenant and to no other. */
export async function requireCertificateFile(db: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const file = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', id)
    .where('content_type', 'in', privateTypes)
    .executeTakeFirst();
  if (!file) throw invalid('certificate.fileGone', 'certificateFile');
}

/** The bytes are not discarded while they are read. */
export async function readFileOf(db: Database, { files, log }: Pick<Kernel, 'files' | 'log'>, certificateId: string) {
  const { file_id } = assertFound(
    await db.selectFrom('certificate').select('file_id').where('id', '=', certificateId).executeTakeFirst(),
  );
  if (file_id === null) throw new AppError(404, 'certificate.noFile');
  const stored = await db
    .selectFrom('file')
    .select(['storage_key', 'original_name', 'content_type', 'bytes'])
    .where('id', '=', file_id)
    .forShare()
    .executeTakeFirstOrThrow();
  try {
    return { stored, content: await buffer(await files.get(stored.storage_key)) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    log.error({ certificateId }, error.message);
    throw new AppError(409, 'certificate.fileUnreadable');
  }
}

/** Keys are not kept longer than their certificate; the database notes that the bytes are to be removed. */
export async function dropFiles(db: Database, ids: readonly (string | null)[]): Promise<void> {
  await sql`delete from file where id = any(${ids}::bigint[]) and not exists (select from certificate c where c.file_id = file.id)`.execute(
    db,
  );
}
