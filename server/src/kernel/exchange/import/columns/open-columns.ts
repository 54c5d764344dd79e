import { inputPath, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { partAt, rightAt, type RightTree } from '@edp/contract/kernel/record/field-rights.ts';
import { isLockedFor } from '../../../field-rights/field-access.ts';
import type { Session } from '../../../session/session.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import type { Importer } from '../importer.ts';
import { isPicture, pictureColumns } from '../pictures/picture-columns.ts';

const isRead = ({ isWritten, kind }: SheetColumn) => isWritten === true && kind !== 'time';

const rightOf = ({ sheet }: AnyImporter, column: SheetColumn) => rightAt(sheet.save!.input, inputPath(column));

/** Of an existing record the role may not change this; a new one needs it. */
export function isReadOnly(importer: AnyImporter, column: SheetColumn, { fields }: Pick<Session, 'fields'>): boolean {
  const right = rightOf(importer, column);
  return right !== undefined && fields?.readOnly.has(right) === true;
}

/** The columns of the table that the role may not write, each with its field in the input of the form. */
export function lockedColumns(
  { sheet, table }: Importer,
  { fields }: Pick<Session, 'fields'>,
): ReadonlyMap<string, RightTree> {
  if (!fields) return new Map();
  const pathOf = (name: string) => inputPath(sheet.columns.find(({ field }) => field === name) ?? { field: name });
  return new Map(
    table.stored.flatMap(({ name, column }) => {
      const part = partAt(sheet.save!.input, pathOf(name));
      return part?.right && isLockedFor(fields, part.right) ? [[column, part] as const] : [];
    }),
  );
}

/**
 * The columns that a role may fill in. What it may not see cannot be read from a file either; what it may not change,
 * only where a new record needs it. Pictures are files of their own: only a zip file brings them.
 */
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
