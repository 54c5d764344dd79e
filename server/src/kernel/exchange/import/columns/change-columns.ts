import { type Change, mostDecimals, operationsOf } from '@edp/contract/kernel/exchange/change.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { z } from 'zod';
import { AppError, invalid } from '../../../app-error.ts';
import type { Session } from '../../../session/session.ts';
import { changeValue } from '../change-value.ts';
import type { Importer } from '../importer.ts';
import { isReadOnly, openColumns } from './open-columns.ts';
import { inputFields } from '../parse-input.ts';

/** A column with all that is done to it, in that order. */
export interface ChangedColumn {
  column: SheetColumn;
  changes: readonly Change[];
}

/**
 * What the role may change in many records at once. The key tells them apart, and so does a code that the system makes;
 * a list needs something to choose from.
 */
export const changeableColumns = (importer: Importer, session: Pick<Session, 'fields'>): SheetColumn[] =>
  openColumns(importer, session).filter((column) => {
    const list = importer.lists[column.field];
    const isOwn = column.field === importer.sheet.key || importer.kept.includes(column.field);
    return !isOwn && !isReadOnly(importer, column, session) && (!list || list.choices !== undefined);
  });

/** The columns that are changed. What cannot be, or has a value that no record could have, is refused. */
export function changedColumns(
  importer: Importer,
  session: Pick<Session, 'fields'>,
  language: Language,
  changes: readonly Change[],
): ChangedColumn[] {
  const { columns } = importer.sheet;
  const schemas = inputFields(importer.sheet);
  const changeable = changeableColumns(importer, session);
  for (const [index, { field, operation, value }] of changes.entries()) {
    const sheetColumn = columns.find((column) => column.field === field);
    const column = changeable.find((each) => each.field === field);
    if (!sheetColumn) throw invalid('rule.choice', `changes.${index}.field`);
    const params = { column: sheetColumn.title[language] };
    if (!column) throw new AppError(403, 'import.batchFieldClosed', { field: `changes.${index}.field`, params });
    const isList = importer.lists[field] !== undefined;
    if (!operationsOf(column, isList).includes(operation))
      throw invalid('import.batchOperation', `changes.${index}.operation`, params);
    if (isList ? operation !== 'clear' && !isIds(value) : !isGood(column, { field, operation, value }, schemas[field]!))
      throw invalid('import.batchValue', `changes.${index}.value`, params);
  }
  return [...Map.groupBy(changes, ({ field }) => field)].map(([field, own]) => ({
    column: changeable.find((column) => column.field === field)!,
    changes: own,
  }));
}

const isIds = (text: string) => /^\d{1,18}(?:,\d{1,18})*$/.test(text);
const isNumber = (text: string) => /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text);

function isGood(column: SheetColumn, change: Change, schema: z.ZodType): boolean {
  const { operation, value } = change;
  if (operation === 'clear') return true;
  if (operation === 'round') return /^\d$/.test(value) && Number(value) <= mostDecimals;
  if (operation !== 'set') return isNumber(value);
  const set = changeValue(column, change, '');
  if (value === '') return false;
  // Some forms send the chosen node itself, others the path to it.
  return [set, ...(Array.isArray(set) ? [set.at(-1)] : [])].some((each) => schema.safeParse(each).success);
}
