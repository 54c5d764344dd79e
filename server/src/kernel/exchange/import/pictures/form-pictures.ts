import { fileRefs } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import { addressOf } from '../../../files/links.ts';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import type { Draft } from '../check-slice.ts';
import type { FormImporter } from '../forms/form-importer.ts';
import type { Columns, ImportContext } from '../importer.ts';
import type { Worker } from '../slice.ts';
import type { PendingRow } from '../write-slice.ts';
import { keepFiles } from './keep-files.ts';
import { pictureColumns } from './picture-columns.ts';
import { fileIds } from './store-pictures.ts';

/**
 * Pictures that a row names have no ids before the run stores them, so they are checked beside the calls of the form.
 */
type Named = Readonly<Record<string, readonly ZipPicture[]>>;

const refs = fileRefs(1000);
const isNamed = (value: unknown): value is readonly ZipPicture[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'sha256' in each);

interface StoredFile {
  id: string;
  sha256: string;
  name: string;
}

/** The files of a field in their order, which may be one address or several files. */
async function filesIn({ db }: Pick<ImportContext, 'db'>, value: unknown): Promise<StoredFile[]> {
  const ids = refs.parse(value ?? '');
  if (ids.length === 0) return [];
  const { rows } =
    await sql<StoredFile>`select id, sha256, original_name as name from file where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(
      db,
    );
  return rows;
}

/** What a row names and the record does not show already, by the content. */
export async function changedPictures(
  context: ImportContext,
  { pictures = {} }: Draft,
  stored: Columns,
): Promise<Named> {
  const changed: Record<string, readonly ZipPicture[]> = {};
  for (const [field, named] of Object.entries(pictures)) {
    const held = await filesIn(context, stored[field]);
    if (held.map(({ sha256 }) => sha256).join() !== named.map(({ sha256 }) => sha256).join()) changed[field] = named;
  }
  return changed;
}

/** The names of the files, for the eye. */
export const pictureNames = async (context: Pick<ImportContext, 'db'>, value: unknown): Promise<string> =>
  (isNamed(value) ? value : await filesIn(context, value)).map(({ name }) => name).join('；');

/**
 * Stores the pictures that rows are about to save, each content once, and puts their addresses in their place. What
 * they replace is kept for the undoing.
 */
export async function storeFormPictures(
  worker: Worker,
  context: ImportContext,
  importer: FormImporter,
  runId: string,
  pictures: ZipPictures,
  rows: readonly PendingRow[],
): Promise<PendingRow[]> {
  let written = [...rows];
  for (const column of pictureColumns(importer, importer.sheet.columns)) {
    const { field, most } = column;
    const naming = written.filter(({ input }) => isNamed(input[field]));
    if (naming.length === 0) continue;
    const ids = await fileIds(
      worker,
      context,
      pictures,
      column,
      naming.flatMap(({ input }) => input[field] as readonly ZipPicture[]),
    );
    await keepFiles(
      context,
      runId,
      naming.flatMap(({ before }) => refs.parse(before?.[field] ?? '')),
    );
    const addresses = (input: Columns) =>
      (input[field] as readonly ZipPicture[]).map(({ sha256 }) => addressOf(ids.get(sha256)!));
    written = written.map((row) =>
      naming.includes(row)
        ? { ...row, input: { ...row.input, [field]: most === 1 ? addresses(row.input)[0] : addresses(row.input) } }
        : row,
    );
  }
  return written;
}
