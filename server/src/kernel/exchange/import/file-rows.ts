import { AppError } from '../../app-error.ts';
import type { FileRow, RowFile } from '../import-file/cell.ts';
import { charactersOf } from '../import-file/row-limits.ts';
import type { ZipPictures } from '../import-file/zip-pictures.ts';
import type { Checking, Draft, DraftSlice } from './check-slice.ts';
import type { AnyImporter } from './forms/form-importer.ts';
import type { ImportContext } from './importer.ts';
import { fold, isLookedUp } from './lookups.ts';
import { isBlank } from './columns/match-columns.ts';
import { isShort } from './parse-input.ts';
import { draftPictures } from './pictures/check-pictures.ts';
import { cellReader, resolve } from './read-cell.ts';
import type { StoredRun } from './run-row.ts';
import { sliceSizeOf } from './slice.ts';
import { findStored, foldKey } from './stored-records.ts';

/** How a file is read: where each column is, and what its cells say. */
interface Reading {
  places: readonly number[];
  readers: readonly ReturnType<typeof cellReader>[];
  pictures: ZipPictures | undefined;
}

/** The rows of a file below its headings. */
export async function* fileSlices(
  checking: Checking<AnyImporter>,
  run: Pick<StoredRun, 'mapping' | 'replacements'>,
  file: RowFile,
): AsyncGenerator<DraftSlice, void> {
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
  const isTree = 'form' in checking.importer && checking.importer.form.parent !== undefined;
  const mostRows = sliceSizeOf(checking.importer);
  for await (const row of file.rows()) {
    if (isBlank(row.cells)) continue;
    if (isHeading) {
      isHeading = false;
      continue;
    }
    if (isTree) assertOfTree(slice.length, characters);
    else if (
      (slice.length >= mostRows || characters >= mostCharacters) &&
      (slice.length >= mostTogether || characters >= mostCharactersTogether || !belongsTo(row, slice.at(-1)!))
    ) {
      const rows = slice;
      [slice, characters] = [[], 0];
      yield (context) => draftRows(context, checking, reading, rows);
    }
    slice.push(row);
    characters += charactersOf(row);
  }
  if (slice.length > 0) yield (context) => draftRows(context, checking, reading, slice);
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
  importer: AnyImporter,
  placeOf: ReadonlyMap<string, number>,
): (row: FileRow, before: FileRow) => boolean {
  const place = 'form' in importer && importer.form.group ? placeOf.get(importer.sheet.key!) : undefined;
  if (place === undefined) return () => false;
  const keyIn = ({ cells }: FileRow) => fold(cells[place]?.text ?? '');
  return (row, before) => keyIn(row) !== '' && keyIn(row) === keyIn(before);
}

async function draftRows(
  context: ImportContext,
  checking: Checking<AnyImporter>,
  { places, readers, pictures }: Reading,
  rows: readonly FileRow[],
): Promise<Draft[]> {
  const { importer, columns, lookups } = checking;
  const read = rows.map(({ cells }) => readers.map((readCell, index) => readCell(cells[places[index]!])));
  for (const [index, column] of columns.entries()) {
    if (!isLookedUp(column)) continue;
    const unknown = read.flatMap((row) => (row[index]!.found ? [] : (row[index]!.text ?? []))).filter(isShort);
    await lookups.prepare(context, column, new Set(unknown), new Set());
  }
  const drafts = rows.map(({ number }, row) => {
    const draft: Draft = {
      number,
      cells: read[row]!.map(({ shown }) => shown),
      given: {},
      errors: [],
      notes: {},
      key: '',
      stored: undefined,
    };
    for (const [index, column] of columns.entries()) {
      const cell = read[row]![index]!;
      const { text, isConverted, error } = cell;
      const { field, kind } = column;
      if (isConverted) draft.notes[field] = 'import.widthConverted';
      if (field === importer.sheet.key) draft.key = text ?? '';
      const found = resolve(lookups, column, cell);
      if (error ?? (found && 'error' in found))
        draft.errors.push({ field, rule: error ?? (found as { error: string }).error });
      // A switch, a choice or a number that is left empty keeps its value.
      else if (text !== undefined || (kind !== 'choice' && kind !== 'integer'))
        draft.given[field] = found && 'value' in found ? found.value : (text ?? '');
    }
    return draft;
  });
  await draftPictures(checking, pictures, drafts);
  // Forms find their records themselves.
  if ('form' in importer) return drafts;
  const stored = await findStored(
    context,
    importer,
    drafts.flatMap(({ key }) => key || []),
  );
  for (const draft of drafts) draft.stored = stored.get(foldKey(importer, draft.key));
  return drafts;
}
