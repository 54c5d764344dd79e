import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Row } from './read-rows.ts';
import { toSerial } from './serial-date.ts';

/** A number, which in a date's column is a serial date, or a text. Nothing is an empty text. */
export type Cell = string | number;

/** What a row says in a column, as users read it. */
export function textOf(column: SheetColumn, language: Language): (row: Row) => string {
  const path = (column.shown ?? column.field).split('.');
  if (column.choices) {
    const words = new Map(column.choices.map(({ value, text }) => [String(value), text[language]]));
    return (row) => {
      const value = valueAt(row, path, language);
      return words.get(value) ?? value;
    };
  }
  // The names of a path come joined by commas.
  if (column.kind === 'path') return (row) => valueAt(row, path, language).replaceAll(',', '/');
  if (path.length > 1) return (row) => valueAt(row, path, language);
  const [field] = path as [string];
  return (row) => plain(row[field], [], language);
}

const separators: Record<Language, string> = { ZHS: '、', ENG: ', ' };

/** A list says what each of its parts says. */
function valueAt(value: unknown, path: readonly string[], language: Language): string {
  if (path.length === 0 || value === null || value === undefined || Array.isArray(value)) return plain(value, path, language);
  return valueAt((value as Row)[path[0]!], path.slice(1), language);
}

function plain(value: unknown, path: readonly string[], language: Language): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each: unknown) => valueAt(each, path, language)).join(separators[language]);
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
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '').length;
  return digits <= exactDigits ? Number(text) : text;
}
