import { inputPath, type Sheet, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { partAt } from '@edp/contract/kernel/record/field-rights.ts';
import { isLockedFor } from '../../../field-rights/field-access.ts';
import type { RecordTable } from '../../../record/record-table.ts';
import type { Session } from '../../../session/session.ts';
import { inputRight, writtenColumns } from '../../columns.ts';
import type { Importer } from '../importer.ts';

export const isPicture = ({ kind }: Pick<SheetColumn, 'kind'>) => kind === 'picture';

/** Of an existing record the role may not change this; a new one needs it. */
export function isReadOnly(
  noun: Pick<Importer, 'sheet'>,
  column: SheetColumn,
  { fields }: Pick<Session, 'fields'>,
): boolean {
  const right = inputRight(noun.sheet, column);
  return right !== undefined && fields?.readOnly.has(right) === true;
}

/** The columns of a table that the role may not write, each with its field and whether a new record needs it. */
export function lockedFields(
  sheet: Sheet,
  { fields }: Pick<Session, 'fields'>,
  { stored }: Pick<RecordTable, 'stored'>,
): ReadonlyMap<string, { name: string; isOptional: boolean }> {
  if (!fields) return new Map();
  const pathOf = (name: string) => inputPath(sheet.columns.find(({ field }) => field === name) ?? { field: name });
  return new Map(
    stored.flatMap(({ name, column }) => {
      const part = partAt(sheet.save!.input, pathOf(name));
      const isLocked = part?.right && isLockedFor(fields, part.right);
      return isLocked ? [[column, { name, isOptional: part.isOptional === true }] as const] : [];
    }),
  );
}

/**
 * The columns that a role may fill in. What it may not see cannot be read from a file either; what it may not change,
 * only where a new record needs it. Pictures are files of their own: only a zip file brings them.
 */
export const openColumns = (importer: Importer, session: Pick<Session, 'fields'>, hasPictures = false): SheetColumn[] =>
  writtenColumns(importer.sheet, session).filter((column) => {
    const right = inputRight(importer.sheet, column);
    if (isPicture(column) && !(hasPictures && importer.pictures.some(({ field }) => field === column.field)))
      return false;
    return column.kind !== 'time' && !(right && session.fields?.hidden.has(right));
  });
