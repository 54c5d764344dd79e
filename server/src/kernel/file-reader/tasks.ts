import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { FileRow, RowFile } from '../exchange/import-file/cell.ts';
import { openCsv } from '../exchange/import-file/csv-rows.ts';
import { openPackage } from '../exchange/import-file/open-package.ts';
import { charactersOf, withinLimits } from '../exchange/import-file/row-limits.ts';
import { openWorkbook } from '../exchange/import-file/xlsx-rows.ts';
import { certificateType, validityIn } from '../files/key-file-content.ts';
import { scaledPicture, type Scaling } from './scaled-picture.ts';

/** With more at a time the messages would be large, with fewer many. */
const [rowsAtOnce, charactersAtOnce] = [500, 512 * 1024];
/** A cell takes so many characters in a message besides its text. */
const besidesText = 16;

let sheet: RowFile | undefined;
let rows: AsyncGenerator<FileRow> | undefined;

interface SheetFile {
  path: string;
  contentType: string;
  /** Where the sheet of a zip file is unpacked to. */
  sheetPath: string;
}

/** A reader can be asked these. Each reads something that a user gave. */
export const tasks = {
  /** The type of a file by its content. */
  async fileType(path: string): Promise<string> {
    const { fileTypeFromFile } = await import('file-type');
    return (await fileTypeFromFile(path))?.mime ?? '';
  },

  certificateType: (content: Buffer): string => certificateType(content) ?? '',
  certificateValidity: (content: Buffer) => validityIn(content),

  scaledPicture: (scaling: Scaling) => scaledPicture(scaling),

  /** The one sheet that this reader reads from then on. */
  async openSheet({ path, contentType, sheetPath }: SheetFile) {
    sheet = await (contentType === 'application/zip'
      ? openPackage(path, sheetPath)
      : contentType === 'text/csv'
        ? openCsv(path)
        : openWorkbook(path));
    return { sheetName: sheet.sheetName, hasPictures: sheet.pictures !== undefined };
  },

  /** The next rows, or the first ones; none at the end. */
  async readRows({ isFirst }: { isFirst: boolean }): Promise<{ rows: FileRow[]; hidden: number[] }> {
    if (isFirst) {
      await rows?.return(undefined);
      rows = withinLimits(sheet!.rows());
    }
    const read: FileRow[] = [];
    for (let characters = 0; read.length < rowsAtOnce && characters < charactersAtOnce;) {
      const next = await rows!.next();
      if (next.done) break;
      read.push(next.value);
      characters += charactersOf(next.value) + next.value.cells.length * besidesText;
    }
    return { rows: read, hidden: [...sheet!.hidden] };
  },

  findPicture: ({ text, limit }: { text: string; limit: FileLimit }) => sheet!.pictures!.find(text, limit),
  readPicture: ({ entry, limit }: { entry: string; limit: FileLimit }) => sheet!.pictures!.read(entry, limit),
};

export type Tasks = typeof tasks;
