import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import type { Cell, RowFile } from '../../import-file/cell.ts';
import { toHalfWidth } from '../convert-cell.ts';

const mostSamples = 3;
const longestSample = 60;

export interface FileColumn {
  place: number;
  heading: string;
  isHidden: boolean;
  samples: string[];
}

const textOf = (cell: Cell) => (cell?.text ?? '').trim();
export const isBlank = (cells: readonly Cell[]) => cells.every((cell) => cell === undefined);

/** The headings, in the first row that has anything, with a few values below them; undefined where there is none. */
export async function readHeadings(file: RowFile): Promise<FileColumn[] | undefined> {
  let columns: FileColumn[] | undefined;
  let rows = 0;
  for await (const { cells } of file.rows()) {
    if (isBlank(cells)) continue;
    if (!columns) {
      columns = [...cells].flatMap((cell, place) =>
        cell ? [{ place, heading: textOf(cell).slice(0, 200), isHidden: file.hidden.has(place), samples: [] }] : [],
      );
      continue;
    }
    for (const column of columns) {
      const sample = textOf(cells[column.place]).slice(0, longestSample);
      if (sample && column.samples.length < mostSamples && !column.samples.includes(sample))
        column.samples.push(sample);
    }
    if (++rows === 20) break;
  }
  return rows > 0 ? columns : undefined;
}

/** As people vary it: without the star of a required column, blanks, letter case and width. */
export const foldHeading = (heading: string) =>
  toHalfWidth(heading)
    .replaceAll(/[\s*＊:：()（）]/g, '')
    .toLowerCase();

/**
 * The field of each heading: as the user read it last, by its title in either language, or by its name. Each field
 * once, from the first column that fits.
 */
export function matchHeadings(
  columns: readonly FileColumn[],
  open: readonly SheetColumn[],
  remembered: ReadonlyMap<string, string>,
): ReadonlyMap<number, string> {
  const fieldsByHeading = new Map(
    open
      .flatMap(({ field, title }) =>
        [...languages.map((language) => title[language]), field].map((name) => [foldHeading(name), field] as const),
      )
      .toReversed(),
  );
  const fields = new Set(open.map(({ field }) => field));
  const matched = new Map<number, string>();
  const taken = new Set<string>();
  for (const { place, heading } of columns) {
    const folded = foldHeading(heading);
    const field = [remembered.get(folded), fieldsByHeading.get(folded)].find(
      (each) => each !== undefined && fields.has(each) && !taken.has(each),
    );
    if (field === undefined) continue;
    taken.add(field);
    matched.set(place, field);
  }
  return matched;
}
