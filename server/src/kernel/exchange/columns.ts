import { inputPath, type Sheet, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { type FieldRight, rightAt } from '@edp/contract/kernel/record/field-rights.ts';
import { z } from 'zod';
import { isLockedFor } from '../field-rights/field-access.ts';
import type { Session } from '../session/session.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Style } from './xlsx/styles.ts';
import type { Column } from './xlsx/worksheet.ts';

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
export const writtenColumns = (sheet: Sheet, { fields }: Pick<Session, 'fields'>): SheetColumn[] =>
  sheet.columns.filter((column) => {
    const right = inputRight(sheet, column);
    return column.isWritten && (column.isRequired || right === undefined || !isLockedFor(fields, right));
  });

/** The right that a role needs to write a column. */
export const inputRight = ({ save }: Sheet, column: SheetColumn): FieldRight | undefined =>
  save && rightAt(save.input, inputPath(column));

const widths: Partial<Record<SheetColumn['kind'], number>> = {
  code: 18,
  integer: 10,
  decimal: 14,
  date: 12,
  time: 20,
  choice: 12,
  item: 14,
  reference: 16,
  path: 28,
};
/** Codes, and what has digits but is none, are texts: a leading zero counts. */
const looks: Partial<Record<SheetColumn['kind'], Style>> = {
  date: 'date',
  time: 'time',
  integer: 'plain',
  decimal: 'plain',
};

/** A Chinese character is as wide as two others. */
const widthOf = (text: string) => text.length + (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0);

/** With room for the button of the filter. */
export const columnLook = (
  { kind, title, isRequired }: SheetColumn,
  language: Language,
  isTemplate = false,
): Column => {
  const shown = isTemplate && isRequired ? `${title[language]}*` : title[language];
  return { title: shown, width: Math.max(widths[kind] ?? 24, widthOf(shown) + 4), style: looks[kind] ?? 'text' };
};
