import { inputPath, type Sheet, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { rightAt } from '@edp/contract/kernel/record/field-rights.ts';
import { z } from 'zod';
import type { Session } from '../session/session.ts';

/**
 * What a column of a list needs: the row has it, the role may see it, and it is no picture, whose address is valid for
 * hours only.
 */
export function listedColumns({ list, columns }: Sheet, { fields }: Pick<Session, 'fields'>): SheetColumn[] {
  const row = new Set(list.output instanceof z.ZodObject ? Object.keys(list.output.shape) : []);
  const isHidden = (path: string) => {
    const right = rightAt(list.output, path);
    return right !== undefined && fields?.hidden.has(right) === true;
  };
  return columns.filter(
    ({ field, shown = field, kind }) =>
      row.has(shown.split('.')[0]!) && kind !== 'picture' && !isHidden(shown) && !isHidden(field),
  );
}

/** What users can fill in: the role may change it. What a new record cannot do without stays. */
export function writtenColumns({ save, columns }: Sheet, { fields }: Pick<Session, 'fields'>): SheetColumn[] {
  const isLocked = (column: SheetColumn) => {
    const right = save && rightAt(save.input, inputPath(column));
    return right !== undefined && (fields?.hidden.has(right) === true || fields?.readOnly.has(right) === true);
  };
  return columns.filter((column) => column.isWritten && (column.isRequired || !isLocked(column)));
}
