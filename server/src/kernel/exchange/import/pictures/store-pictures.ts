import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { addUploads } from '../../../uploads/add-upload.ts';
import { areaOfTenant, type StoredUpload, storeUpload } from '../../../uploads/store-upload.ts';
import { withFile } from '../../import-file/open-file.ts';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import { isPicture } from '../columns/open-columns.ts';
import { storedFile } from '../dry-run.ts';
import type { ImportContext, Importer, PictureField, PlannedRow } from '../importer.ts';
import { lockRun } from '../run-row.ts';
import { inSlice, type Worker } from '../slice.ts';
import { fileIdsIn, namedPictures } from './find-pictures.ts';

/** The pictures of an import that writes some; the zip file is open for as long as `work` takes. */
export async function withPictures(
  worker: Worker,
  { sheet }: Importer,
  runId: string,
  work: (pictures: ZipPictures | undefined) => Promise<void>,
): Promise<void> {
  const run = await inSlice(worker, ({ db }) => lockRun(db, runId));
  const fields = new Set(Object.values(run.mapping));
  if (!run.has_pictures || !sheet.columns.some((column) => isPicture(column) && fields.has(column.field)))
    return work(undefined);
  return withFile(worker.caller.kernel, await storedFile(worker, run), 'job', ({ pictures }) => work(pictures));
}

/**
 * Stores the pictures that rows are about to write, each content once, and answers the rows with the files in their
 * place. What they replace is kept for the undoing.
 */
export async function storePictures(
  worker: Worker,
  context: ImportContext,
  importer: Importer,
  runId: string,
  pictures: ZipPictures,
  rows: readonly PlannedRow[],
): Promise<readonly PlannedRow[]> {
  let written = rows;
  for (const field of importer.pictures) {
    const { column } = field;
    const namedIn = ({ input }: PlannedRow) => namedPictures(input![column]);
    const naming = written.filter((row) => namedIn(row).length > 0);
    if (naming.length === 0) continue;
    const ids = await fileIds(worker, context, pictures, field, naming.flatMap(namedIn));
    await keepFiles(
      context,
      runId,
      naming.flatMap(({ before }) => fileIdsIn(before?.[column])),
    );
    const withFiles = (row: PlannedRow): PlannedRow => ({
      ...row,
      input: { ...row.input, [column]: field.value(namedIn(row).map(({ sha256 }) => ids.get(sha256)!)) },
    });
    written = written.map((row) => (namedIn(row).length > 0 ? withFiles(row) : row));
  }
  return written;
}

/** Keeps files that no record will refer to, for as long as the import can be undone. */
export async function keepFiles(
  { db }: Pick<ImportContext, 'db'>,
  runId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into import_file (run_id, file_id) select ${runId}, id from (select id from file where id = any(${ids}::bigint[]) for key share) f on conflict do nothing`.execute(
    db,
  );
}

/**
 * The files with these contents, by the hash: those that the user has brought before, also in a run that was stopped,
 * and otherwise new ones.
 */
async function fileIds(
  worker: Worker,
  context: ImportContext,
  pictures: ZipPictures,
  field: PictureField,
  columnPictures: readonly ZipPicture[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Map(columnPictures.map((picture) => [picture.sha256, picture]));
  const existing = await findFiles(context, [...distinct.keys()]);
  const missing = [...distinct.values()].filter(({ sha256 }) => !existing.has(sha256));
  if (missing.length === 0) return existing;
  await addFiles(worker, pictures, field, missing);
  return findFiles(context, [...distinct.keys()]);
}

/** Until the records refer to them, the files are kept from being removed as orphaned. */
async function findFiles({ db }: ImportContext, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; sha256: string }>`
    select id, sha256 from file where sha256 = any(${hashes}::text[]) and purpose = 'picture' and created_by = app.current_user_id() for key share`.execute(
    db,
  );
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]));
}

/**
 * In a transaction of its own: where the rows cannot be written, no record refers to the files, and they are removed as
 * such.
 */
async function addFiles(
  worker: Worker,
  pictures: ZipPictures,
  { limit }: PictureField,
  missing: readonly ZipPicture[],
): Promise<void> {
  const { kernel, session } = worker.caller;
  const stored: StoredUpload[] = [];
  try {
    for (const { entry, name } of missing) {
      worker.job.signal.throwIfAborted();
      const content = Readable.from([await pictures.read(entry, limit)]);
      stored.push({
        ...(await storeUpload(kernel.files, { ...areaOfTenant(session.tenantId), limits: [limit] }, name, content)),
        purpose: 'picture',
      });
    }
    await inSlice(worker, ({ db }) => addUploads(db, kernel, session, stored, 'import'));
  } catch (error) {
    for (const { storageKey } of stored) await kernel.files.remove(storageKey);
    throw error;
  }
}
