import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import type { ImportContext } from '../importer.ts';
import { wordsOf } from '../read-cell.ts';
import { pictureColumns, type PictureRule } from './picture-columns.ts';

/**
 * Finds the pictures that the cells of a slice name. What is wrong with one stands at its column. An empty cell leaves
 * the pictures of a record as they are.
 */
export async function draftPictures(
  { importer, columns }: Checking<AnyImporter>,
  pictures: ZipPictures | undefined,
  drafts: readonly Draft[],
): Promise<void> {
  if (!pictures) return;
  for (const { field, limit, most } of pictureColumns(importer, columns)) {
    const place = columns.findIndex((column) => column.field === field);
    for (const draft of drafts) {
      const text = draft.given[field];
      delete draft.given[field];
      if (typeof text !== 'string' || text === '' || draft.cells[place] === '') continue;
      const found = await findAll(pictures, most === 1 ? [text] : wordsOf(text), { limit, most });
      if ('error' in found) draft.errors.push({ field, rule: found.error });
      else draft.pictures = { ...draft.pictures, [field]: found.named };
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

interface StoredPicture {
  id: string;
  file_id: string;
  sha256: string;
  name: string;
}

/**
 * Adds the pictures to what the good rows would write. One with the same content as that of the record is no change.
 * The file gets its id when it is stored, by the run.
 */
export async function addPictures(
  { db }: ImportContext,
  { importer, columns }: Checking,
  drafts: readonly Draft[],
  checked: readonly CheckedRow[],
): Promise<void> {
  const { table } = importer;
  for (const { field, column } of pictureColumns(importer, columns)) {
    const rows = checked.flatMap((row, index) =>
      row.result !== 'wrong' && drafts[index]!.pictures?.[field]
        ? [{ row, picture: drafts[index]!.pictures[field][0]! }]
        : [],
    );
    const ids = rows.flatMap(({ row }) => row.record_id ?? []);
    const { rows: stored } = await sql<StoredPicture>`
      select r.id, f.id as file_id, f.sha256, f.original_name as name from ${sql.table(table.name)} r join file f on f.id = r.${sql.ref(column)} where r.id = any(${ids}::bigint[])`.execute(
      db,
    );
    const byRecord = new Map(stored.map((each) => [each.id, each]));
    for (const { row, picture } of rows) addPicture(row, { field, column }, picture, byRecord.get(row.record_id ?? ''));
  }
}

function addPicture(
  row: CheckedRow,
  { field, column }: { field: string; column: string },
  picture: ZipPicture,
  before: StoredPicture | undefined,
) {
  if (before?.sha256 === picture.sha256) return;
  row.input = { ...row.input, [column]: picture };
  if (row.record_id === null) return;
  row.result = 'changed';
  row.before = { ...row.before, [column]: before?.file_id ?? null };
  row.difference = { ...row.difference, [field]: [before?.name ?? '', picture.name] };
}
