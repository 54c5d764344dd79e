import { Readable } from 'node:stream';
import { CompiledQuery, sql } from 'kysely';
import { addUploads } from '../../../uploads/add-upload.ts';
import { areaOfTenant, type StoredUpload, storeUpload } from '../../../uploads/store-upload.ts';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import type { ImportContext, Importer } from '../importer.ts';
import { inSlice, type Worker } from '../slice.ts';
import type { PendingRow } from '../write-slice.ts';
import { keepFiles } from './keep-files.ts';
import { type PictureColumn, pictureColumns } from './picture-columns.ts';

const pictureIn = ({ input }: PendingRow, { column }: PictureColumn) => input[column] as ZipPicture | null | undefined;

/**
 * Stores the pictures that rows are about to write, each content once, and puts the ids of the files in their place.
 * What they replace is kept for the undoing.
 */
export async function storePictures(
  worker: Worker,
  context: ImportContext,
  importer: Importer,
  runId: string,
  pictures: ZipPictures,
  rows: readonly PendingRow[],
): Promise<PendingRow[]> {
  let written = [...rows];
  for (const column of pictureColumns(importer, importer.sheet.columns)) {
    const naming = written.filter((row) => pictureIn(row, column));
    if (naming.length === 0) continue;
    const ids = await fileIds(
      worker,
      context,
      pictures,
      column,
      naming.map((row) => pictureIn(row, column)!),
    );
    const idOf = new Map(naming.map((row) => [row.row_number, ids.get(pictureIn(row, column)!.sha256)!]));
    await keepFiles(
      context,
      runId,
      naming.flatMap(({ before }) => (before?.[column.column] as string | null | undefined) ?? []),
    );
    // The rows are written from the table.
    await context.db.executeQuery(
      CompiledQuery.raw(
        `
      update import_row r set input = jsonb_set(r.input, array[$2], to_jsonb(($4::text[])[array_position($3::int[], r.row_number)])) where r.run_id = $1 and r.row_number = any($3::int[])`,
        [runId, column.column, [...idOf.keys()], [...idOf.values()]],
      ),
    );
    written = written.map((row) =>
      idOf.has(row.row_number) ? { ...row, input: { ...row.input, [column.column]: idOf.get(row.row_number) } } : row,
    );
  }
  return written;
}

/**
 * The files with these contents, by the hash: those that the user has brought before, also in a run that was stopped,
 * and otherwise new ones.
 */
export async function fileIds(
  worker: Worker,
  context: ImportContext,
  pictures: ZipPictures,
  column: PictureColumn,
  wanted: readonly ZipPicture[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Map(wanted.map((picture) => [picture.sha256, picture]));
  const known = await findFiles(context, [...distinct.keys()]);
  const missing = [...distinct.values()].filter(({ sha256 }) => !known.has(sha256));
  if (missing.length === 0) return known;
  await addFiles(worker, pictures, column, missing);
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
  { limit }: PictureColumn,
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
