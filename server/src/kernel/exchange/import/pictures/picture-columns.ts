import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { RecordTable } from '../../../record/record-table.ts';

export interface PictureColumn {
  field: string;
  /** Of the table: the id of the file. */
  column: string;
  limit: FileLimit;
}

export const isPicture = ({ kind }: Pick<SheetColumn, 'kind'>) => kind === 'picture';

/** Those of the columns that hold pictures, and what may be one. */
export const pictureColumns = (table: RecordTable, columns: readonly SheetColumn[]): PictureColumn[] =>
  columns.filter(isPicture).map(({ field }) => ({ field, column: table.columnOf(field), limit: table.files.find(({ name }) => name === field)!.limit }));
