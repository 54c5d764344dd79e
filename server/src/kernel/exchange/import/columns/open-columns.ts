import { inputPath, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { rightAt } from '@edp/contract/kernel/record/field-rights.ts';
import type { Session } from '../../../session/session.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import { isPicture, pictureColumns } from '../pictures/picture-columns.ts';

const isRead = ({ isWritten, kind }: SheetColumn) => isWritten === true && kind !== 'time';

const rightOf = ({ sheet }: AnyImporter, column: SheetColumn) => rightAt(sheet.save!.input, inputPath(column));

/** Of an existing record the role may not change this; a new one needs it. */
export function isReadOnly(importer: AnyImporter, column: SheetColumn, { fields }: Pick<Session, 'fields'>): boolean {
  const right = rightOf(importer, column);
  return right !== undefined && fields?.readOnly.has(right) === true;
}

/** The columns that a role may fill in. What it may not see cannot be read from a file either; what it may not change, only where a new record needs it. Pictures are files of their own: only a zip file brings them. */
export const openColumns = (
  importer: AnyImporter,
  session: Pick<Session, 'fields'>,
  hasPictures = false,
): SheetColumn[] =>
  importer.sheet.columns.filter((column) => {
    const right = rightOf(importer, column);
    if (isPicture(column) && (!hasPictures || pictureColumns(importer, [column]).length === 0)) return false;
    if (!isRead(column) || (right && session.fields?.hidden.has(right))) return false;
    return column.isRequired === true || !isReadOnly(importer, column, session);
  });
