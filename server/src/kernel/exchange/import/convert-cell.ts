import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import type { Cell } from '../import-file/cell.ts';
import { dateOfSerial } from '../serial-date.ts';

/** What a cell means for a field, before names are looked up. */
export interface Converted {
  /** Undefined where the cell is empty. */
  text: string | undefined;
  /** Full-width characters were turned into ordinary ones. */
  isConverted?: boolean;
  error?: string;
}

export const toHalfWidth = (text: string) =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

/** The digits of a number as Excel shows it: it has 15 of them, what is beyond is noise of the binary fraction. */
function plainNumber(digits: string): string {
  if (/^-?\d{1,15}$/.test(digits) || /^-?\d{1,8}\.\d{1,6}$/.test(digits)) return digits;
  const value = Number(Number(digits).toPrecision(15));
  if (!Number.isFinite(value)) return digits;
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) >= 1 ? BigInt(value).toString() : withoutZeros(value.toFixed(20));
}

/** Excel writes a sign: a code such as 2E5 is a code. */
const scientific = /^\d(?:\.\d+)?E\+\d+$/i;

/** What a user reads in the cell. */
export const shownText = (cell: Cell): string =>
  cell ? (cell.type === 'number' ? plainNumber(cell.text) : cell.text.trim()) : '';

export function convertCell({ kind }: Pick<SheetColumn, 'kind'>, cell: Cell): Converted {
  if (!cell) return { text: undefined };
  if (kind === 'code') return toCode(cell);
  if (kind === 'integer') return toInteger(cell);
  if (kind === 'decimal') return toNumber(cell);
  if (kind === 'date') return toDate(cell);
  return { text: shownText(cell) };
}

function toCode(cell: NonNullable<Cell>): Converted {
  if (cell.type === 'number') {
    const text = plainNumber(cell.text);
    return /^\d{16,}$/.test(text) ? { text, error: rule('import.digitsLost') } : { text };
  }
  const trimmed = cell.text.trim();
  const text = toHalfWidth(trimmed).trim();
  if (scientific.test(text)) return { text, error: rule('import.scientific') };
  return { text, isConverted: text !== trimmed };
}

function toNumber(cell: NonNullable<Cell>): Converted {
  if (cell.type === 'number') return { text: plainNumber(cell.text) };
  const trimmed = cell.text.trim();
  const text = toHalfWidth(trimmed).replaceAll(/[\s,，]|^[¥$]/g, '');
  return { text: scientific.test(text) ? plainNumber(text) : text, isConverted: toHalfWidth(trimmed) !== trimmed };
}

/** A form has a control for it, so its rule knows no other texts. */
function toInteger(cell: NonNullable<Cell>): Converted {
  const number = toNumber(cell);
  return /^-?\d{1,15}$/.test(number.text!) ? number : { ...number, error: rule('rule.integer') };
}

/** A day alone, or with a time behind a blank or a T. In two steps, because one pattern takes quadratic time. */
function dayBeforeTime(text: string): RegExpExecArray | undefined {
  const parts = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/.exec(text);
  if (!parts) return undefined;
  const [day] = parts;
  return day === text || day.endsWith(' ') || /^[ T]/.test(text.slice(day.length)) ? parts : undefined;
}

function toDate(cell: NonNullable<Cell>): Converted {
  // A column of dates may have lost its format.
  if (cell.type === 'number') return { text: dateOfSerial(Number(cell.text), false)?.slice(0, 10) ?? cell.text };
  if (cell.type === 'date') return { text: cell.text.slice(0, 10) };
  const trimmed = cell.text.trim();
  const text = toHalfWidth(trimmed);
  const parts = dayBeforeTime(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return {
    text: parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : text,
    isConverted: text !== trimmed,
  };
}
