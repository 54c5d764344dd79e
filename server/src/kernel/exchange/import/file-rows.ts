import { AppError } from '../../app-error.ts';
import type { FileRow, RowFile } from '../import-file/cell.ts';
import { charactersOf } from '../import-file/row-limits.ts';
import type { ZipPictures } from '../import-file/zip-pictures.ts';
import { type Checking, type ImportContext, type Importer, newRow, type RowSlice, type RunRow } from './importer.ts';
import { fold, isLookedUp } from './lookups.ts';
import { isBlank } from './columns/match-columns.ts';
import { isShort } from './parse-input.ts';
import { findPictures } from './pictures/find-pictures.ts';
import { cellReader, resolve } from './read-cell.ts';
import type { StoredRun } from './run-row.ts';

/** How a file is read: where each column is, and what its cells say. */
interface Reading {
  places: readonly number[];
  readers: readonly ReturnType<typeof cellReader>[];
  pictures: ZipPictures | undefined;
}

/** The rows of a file below its headings. */
export async function* fileSlices(
  checking: Checking,
  run: Pick<StoredRun, 'mapping' | 'replacements'>,
  file: RowFile,
): AsyncGenerator<RowSlice, void> {
  const replacements = new Map<string, Map<string, string>>();
  for (const { field, from, to } of run.replacements)
    replacements.set(field, (replacements.get(field) ?? new Map<string, string>()).set(from, to));
  const placeOf = new Map(Object.entries(run.mapping).map(([place, field]) => [field, Number(place)]));
  const reading = {
    places: checking.columns.map(({ field }) => placeOf.get(field)!),
    readers: checking.columns.map((column) => cellReader(column, replacements.get(column.field))),
    pictures: file.pictures,
  };
  const belongsTo = sameRecord(checking.importer, placeOf);
  let [slice, characters]: [FileRow[], number] = [[], 0];
  let isHeading = true;
  const { parent, sliceSize } = checking.importer;
  for await (const row of file.rows()) {
    if (isBlank(row.cells)) continue;
    if (isHeading) {
      isHeading = false;
      continue;
    }
    if (parent !== undefined) assertOfTree(slice.length, characters);
    else if (
      (slice.length >= sliceSize || characters >= mostCharacters) &&
      (slice.length >= mostTogether || characters >= mostCharactersTogether || !belongsTo(row, slice.at(-1)!))
    ) {
      const rows = slice;
      [slice, characters] = [[], 0];
      yield (context) => readRows(context, checking, reading, rows);
    }
    slice.push(row);
    characters += charactersOf(row);
  }
  if (slice.length > 0) yield (context) => readRows(context, checking, reading, slice);
}

/** Of a slice: texts are in memory several times while it is checked. */
const mostCharacters = 1024 * 1024;
/** More than any record has. */
const [mostTogether, mostCharactersTogether] = [5000, 4 * mostCharacters];
/** A tree is checked as a whole: a row may name a parent anywhere in the file. */
const [mostRowsOfTree, mostCharactersOfTree] = [20_000, 8_000_000];

function assertOfTree(rows: number, characters: number): void {
  if (rows >= mostRowsOfTree || characters >= mostCharactersOfTree)
    throw new AppError(413, 'import.treeTooLarge', {
      field: 'file',
      params: { rows: mostRowsOfTree, characters: mostCharactersOfTree },
    });
}

/** Whether two rows may be of one record, which is checked as a whole. */
function sameRecord(
  { isGrouped, sheet }: Importer,
  placeOf: ReadonlyMap<string, number>,
): (row: FileRow, before: FileRow) => boolean {
  const place = isGrouped ? placeOf.get(sheet.key!) : undefined;
  if (place === undefined) return () => false;
  const keyIn = ({ cells }: FileRow) => fold(cells[place]?.text ?? '');
  return (row, before) => keyIn(row) !== '' && keyIn(row) === keyIn(before);
}

async function readRows(
  context: ImportContext,
  checking: Checking,
  { places, readers, pictures }: Reading,
  rows: readonly FileRow[],
): Promise<RunRow[]> {
  const { importer, columns, lookups } = checking;
  const read = rows.map(({ cells }) => readers.map((readCell, index) => readCell(cells[places[index]!])));
  for (const [index, column] of columns.entries()) {
    if (!isLookedUp(column)) continue;
    const unknown = read.flatMap((row) => (row[index]!.found ? [] : (row[index]!.text ?? []))).filter(isShort);
    await lookups.prepare(context, column, new Set(unknown), new Set());
  }
  const made = rows.map(({ number }, at) => {
    const row = newRow(
      number,
      read[at]!.map(({ shown }) => shown),
    );
    for (const [index, column] of columns.entries()) {
      const cell = read[at]![index]!;
      const { text, isConverted, error } = cell;
      const { field, kind } = column;
      if (isConverted) row.notes[field] = 'import.widthConverted';
      if (field === importer.sheet.key) row.key = text ?? '';
      const found = resolve(lookups, column, cell);
      if (error ?? (found && 'error' in found))
        row.errors.push({ field, rule: error ?? (found as { error: string }).error });
      // A switch, a choice or a number that is left empty keeps its value.
      else if (text !== undefined || (kind !== 'choice' && kind !== 'integer'))
        row.values[field] = found && 'value' in found ? found.value : (text ?? '');
    }
    return row;
  });
  await findPictures(checking, pictures, made);
  return made;
}
