import { rule } from '@edp/contract/kernel/rule.ts';
import { fileRefs } from '@edp/contract/kernel/file-link.ts';
import { sql } from 'kysely';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import type { Checking, Columns, ImportContext, PictureRule, RunRow } from '../importer.ts';
import { wordsOf } from '../read-cell.ts';

/**
 * Finds the pictures that the cells of a slice name. What is wrong with one stands at its column. An empty cell leaves
 * the pictures of a record as they are.
 */
export async function findPictures(
  { importer, columns }: Checking,
  pictures: ZipPictures | undefined,
  rows: readonly RunRow[],
): Promise<void> {
  if (!pictures) return;
  for (const { field, limit, most } of importer.pictures) {
    const place = columns.findIndex((column) => column.field === field);
    if (place === -1) continue;
    for (const row of rows) {
      const text = row.values[field];
      delete row.values[field];
      if (typeof text !== 'string' || text === '' || row.cells[place] === '') continue;
      const found = await findAll(pictures, most === 1 ? [text] : wordsOf(text), { limit, most });
      if ('error' in found) row.errors.push({ field, rule: found.error });
      else row.pictures = { ...row.pictures, [field]: found.named };
    }
  }
}

async function findAll(
  pictures: ZipPictures,
  names: readonly string[],
  { limit, most }: PictureRule,
): Promise<{ named: ZipPicture[] } | { error: string }> {
  const named: ZipPicture[] = [];
  for (const name of names) {
    const found = await pictures.find(name, limit);
    if ('error' in found) return found;
    named.push(found);
  }
  // The same content twice is one file.
  const distinct = [...new Map(named.map((picture) => [picture.sha256, picture])).values()];
  return distinct.length > most ? { error: rule('rule.tooMany', { max: most }) } : { named: distinct };
}

const refs = fileRefs(1000);

/** The ids of files as a record has them: an id, an address, or a list of them. */
export const fileIdsIn = (value: unknown): readonly string[] => refs.parse(value ?? '');

/**
 * The pictures that the input of a row names: they have no ids before the run stores them. A table has one in a column,
 * a form has a list.
 */
export function namedPictures(value: unknown): readonly ZipPicture[] {
  const isNamed = (each: unknown) => typeof each === 'object' && each !== null && 'sha256' in each;
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.every(isNamed) ? (all as readonly ZipPicture[]) : [];
}

interface StoredFile {
  id: string;
  sha256: string;
  name: string;
}

/** The files that values name, read at once; answers those of one in their order. */
export async function storedFiles(
  { db }: Pick<ImportContext, 'db'>,
  values: readonly unknown[],
): Promise<(value: unknown) => readonly StoredFile[]> {
  const ids = values.flatMap(fileIdsIn);
  if (ids.length === 0) return () => [];
  const { rows } =
    await sql<StoredFile>`select id, sha256, original_name as name from file where id = any(${ids}::bigint[])`.execute(
      db,
    );
  const files = new Map(rows.map((file) => [file.id, file]));
  return (value) => fileIdsIn(value).flatMap((id) => files.get(id) ?? []);
}

/** The pictures that a row names and a form does not show already, by their content. */
export async function changedPictures(
  context: ImportContext,
  { pictures }: RunRow,
  stored: Columns,
): Promise<RunRow['pictures']> {
  const entries = Object.entries(pictures);
  const held = await storedFiles(
    context,
    entries.map(([field]) => stored[field]),
  );
  const contents = (files: readonly Pick<StoredFile, 'sha256'>[]) => files.map(({ sha256 }) => sha256).join();
  return Object.fromEntries(entries.filter(([field, named]) => contents(held(stored[field])) !== contents(named)));
}

/** The names of the files, for the eye. */
export async function pictureNames(context: Pick<ImportContext, 'db'>, value: unknown): Promise<string> {
  const named = namedPictures(value);
  const files = named.length > 0 ? named : (await storedFiles(context, [value]))(value);
  return files.map(({ name }) => name).join('；');
}
