import { sql } from 'kysely';
import type { ZipPicture, ZipPictures } from '../../import-file/zip-pictures.ts';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import type { ImportContext } from '../importer.ts';
import { pictureColumns } from './picture-columns.ts';

/** Finds the pictures that the cells of a slice name. What is wrong with one stands at its column. An empty cell leaves the picture of a record as it is. */
export async function draftPictures({ importer, columns }: Checking, pictures: ZipPictures | undefined, drafts: readonly Draft[]): Promise<void> {
  if (!pictures) return;
  for (const { field, limit } of pictureColumns(importer.table, columns)) {
    const place = columns.findIndex((column) => column.field === field);
    for (const draft of drafts) {
      const text = draft.given[field];
      delete draft.given[field];
      if (typeof text !== 'string' || text === '' || draft.cells[place] === '') continue;
      const found = await pictures.find(text, limit);
      if ('error' in found) draft.errors.push({ field, rule: found.error });
      else draft.pictures = { ...draft.pictures, [field]: found };
    }
  }
}

interface StoredPicture {
  id: string;
  file_id: string;
  sha256: string;
  name: string;
}

/** Adds the pictures to what the good rows would write. One with the same content as that of the record is no change. The file gets its id when it is stored, by the run. */
export async function addPictures({ db }: ImportContext, { importer: { table }, columns }: Checking, drafts: readonly Draft[], checked: readonly CheckedRow[]): Promise<void> {
  for (const { field, column } of pictureColumns(table, columns)) {
    const rows = checked.flatMap((row, index) => (row.result !== 'wrong' && drafts[index]!.pictures?.[field] ? [{ row, picture: drafts[index]!.pictures[field] }] : []));
    const ids = rows.flatMap(({ row }) => row.record_id ?? []);
    const { rows: stored } = await sql<StoredPicture>`
      select r.id, f.id as file_id, f.sha256, f.original_name as name from ${sql.table(table.name)} r join file f on f.id = r.${sql.ref(column)} where r.id = any(${ids}::bigint[])`.execute(db);
    const byRecord = new Map(stored.map((each) => [each.id, each]));
    for (const { row, picture } of rows) addPicture(row, { field, column }, picture, byRecord.get(row.record_id ?? ''));
  }
}

function addPicture(row: CheckedRow, { field, column }: { field: string; column: string }, picture: ZipPicture, before: StoredPicture | undefined) {
  if (before?.sha256 === picture.sha256) return;
  row.input = { ...row.input, [column]: picture };
  if (row.record_id === null) return;
  row.result = 'changed';
  row.before = { ...row.before, [column]: before?.file_id ?? null };
  row.difference = { ...row.difference, [field]: [before?.name ?? '', picture.name] };
}
