import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import type { Row } from './read-rows.ts';
import { toSerial } from './serial-date.ts';

/** A number, which in a date's column is a serial date, or a text. Nothing is an empty text. */
export type Cell = string | number;

/** The fields of a row that these columns are made from. */
export const fieldsOf = (columns: readonly SheetColumn[]): ReadonlySet<string> =>
  new Set(columns.map(({ field, shown = field }) => shown.split('.')[0]!));

/** What a row says in a column, as users read it. */
export function textOf(column: SheetColumn, language: Language): (row: Row) => string {
  const path = (column.shown ?? column.field).split('.');
  const [field] = path as [string];
  const value =
    path.length > 1 ? (row: Row) => valueAt(row, path, language) : (row: Row) => plain(row[field], [], language);
  if (column.choices) {
    const words = new Map(column.choices.map((choice) => [String(choice.value), choice.text[language]]));
    return (row) => {
      const text = value(row);
      return words.get(text) ?? text;
    };
  }
  // The names of a path come joined by commas.
  if (column.kind === 'path') return (row) => value(row).replaceAll(',', '/');
  return value;
}

/** A list says what each of its parts says. */
function valueAt(value: unknown, path: readonly string[], language: Language): string {
  if (path.length === 0 || value === null || value === undefined || Array.isArray(value))
    return plain(value, path, language);
  return valueAt((value as Row)[path[0]!], path.slice(1), language);
}

function plain(value: unknown, path: readonly string[], language: Language): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return joinNames(
      value.map((each: unknown) => valueAt(each, path, language)),
      language,
    );
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Digits that a double keeps; more would come back as others. */
const exactDigits = 15;
const numeric = /^-?\d+(?:\.\d+)?$/;
export const isNumber = (text: string) => numeric.test(text);

/** The same for a workbook: numbers and dates are such where that is exact, and texts otherwise. */
export function cellOf(column: SheetColumn, language: Language): (row: Row) => Cell {
  const text = textOf(column, language);
  if (column.kind === 'integer' || column.kind === 'decimal') return (row) => toNumber(text(row));
  if (column.kind === 'date' || column.kind === 'time') return (row) => toSerial(text(row));
  return text;
}

function toNumber(text: string): Cell {
  if (!isNumber(text)) return text;
  if (text.length <= exactDigits) return Number(text);
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '').length;
  return digits <= exactDigits ? Number(text) : text;
}
