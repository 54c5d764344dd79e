import { AppError } from '../../app-error.ts';
import { columnName, mostCharacters } from '../xlsx/xml.ts';
import { type FileRow, mostCharactersOfRow, mostRows } from './cell.ts';

export const cellTooLong = (row: number, place: number) =>
  new AppError(413, 'import.cellTooLong', {
    field: 'file',
    params: { row, column: columnName(place), max: mostCharacters },
  });

export const charactersOf = ({ cells }: FileRow): number =>
  cells.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0);

/** The rows that say something. What would be too much for those who work with them is refused by its place. */
export async function* withinLimits(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    if (row.number > mostRows)
      throw new AppError(413, 'import.tooManyRows', { field: 'file', params: { max: mostRows } });
    if (charactersOf(row) > mostCharactersOfRow)
      throw new AppError(413, 'import.rowTooLong', {
        field: 'file',
        params: { row: row.number, max: mostCharactersOfRow },
      });
    if (row.cells.some((cell) => cell !== undefined)) yield row;
  }
}
