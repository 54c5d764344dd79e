import type { ZipPictures } from './zip-pictures.ts';

/** A cell as the file has it: a text, a number with its digits as they are written, a date, or nothing. */
export type Cell =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'number'; readonly text: string }
  /** `YYYY-MM-DD`, with the time of day where the cell has one. */
  | { readonly type: 'date'; readonly text: string }
  | undefined;

export interface FileRow {
  /** As Excel numbers it. */
  number: number;
  cells: readonly Cell[];
}

/** A file with rows, opened: it is read as often as needed, and closed at the end. */
export interface RowFile {
  /** Of a workbook: the name of its sheet. */
  readonly sheetName: string;
  /** The places of the columns that Excel does not show. Known when the first row has been read. */
  readonly hidden: ReadonlySet<number>;
  /** Of a zip file: what lies beside the sheet. */
  readonly pictures?: ZipPictures;
  rows(): AsyncGenerator<FileRow>;
  close(): Promise<void>;
}

/** No list is that wide: what is beyond is not read. */
export const mostColumns = 256;
/** As many as a sheet can have. */
export const mostRows = 1_048_576;
/** Of all cells of a row: no record has as many, and a file of a few kilobytes could name a long text in every cell. */
export const mostCharactersOfRow = 65_536;
