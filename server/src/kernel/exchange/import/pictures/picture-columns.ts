import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { AnyImporter } from '../forms/form-importer.ts';

export interface PictureRule {
  limit: FileLimit;
  /** With one, the cell is a name; with more, it has several separated by semicolons. */
  most: number;
}

export interface PictureColumn extends PictureRule {
  field: string;
  /** Of the table: the id of the file. A form has the field itself. */
  column: string;
}

export const isPicture = ({ kind }: Pick<SheetColumn, 'kind'>) => kind === 'picture';

/** Those of the columns that hold pictures, and what may be one. */
export const pictureColumns = (importer: AnyImporter, columns: readonly SheetColumn[]): PictureColumn[] =>
  columns.filter(isPicture).flatMap(({ field }) => {
    if ('form' in importer)
      return field in importer.form.pictures ? [{ field, column: field, ...importer.form.pictures[field]! }] : [];
    const { table } = importer;
    return [
      { field, column: table.columnOf(field), limit: table.files.find(({ name }) => name === field)!.limit, most: 1 },
    ];
  });
