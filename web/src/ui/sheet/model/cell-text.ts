import { folded } from '@edp/contract/kernel/normal-form.ts';
import { sheetText } from '../sheet.texts.ts';
import { formatNumber, parseNumberText } from './number-text.ts';
import type { CellValue, Parsed, SheetColumn } from './sheet-model.ts';

const fold = (text: string) => folded(text).trim();
const yes = new Set(['是', 'true', '1', 'yes', 'y', '开', '√']);
const no = new Set(['否', 'false', '0', 'no', 'n', '关', '×', '']);

/** The text of a cell as it is edited, copied and found. */
export function textOf(column: SheetColumn, value: CellValue): string {
  if (typeof value === 'boolean') return sheetText(value ? 'yes' : 'no');
  if (column.kind === 'choice') return column.options?.find((option) => option.value === value)?.label ?? value;
  return value;
}

/** The text of a cell that is not edited. */
export function shownText(column: SheetColumn, value: CellValue): string {
  if (column.kind !== 'number' || typeof value === 'boolean') return textOf(column, value);
  const digits = parseNumberText(value);
  return digits === undefined || digits === '' ? value : formatNumber(digits, column.decimals);
}

/** Reads typed or pasted text as the column means it. */
export function parseText(column: SheetColumn, text: string): Parsed {
  if (column.parse) return column.parse(text);
  switch (column.kind) {
    case 'number': {
      const value = parseNumberText(text);
      return value === undefined ? { problem: sheetText('notANumber') } : { value };
    }
    case 'switch': {
      const given = fold(text);
      if (yes.has(given) || given === fold(sheetText('yes'))) return { value: true };
      return no.has(given) ? { value: false } : { problem: sheetText('notASwitch') };
    }
    case 'choice': {
      const given = fold(text);
      if (given === '') return { value: '' };
      const option = column.options?.find(({ value, label }) => fold(label) === given || value === text);
      return option ? { value: option.value } : { problem: sheetText('notAnOption', { label: column.label }) };
    }
    default:
      return { value: text.trim() };
  }
}

/** What is stored: text that cannot be read is kept as it is, and the cell has an error. */
export function toValue(column: SheetColumn, text: string): CellValue {
  const parsed = parseText(column, text);
  return 'value' in parsed ? parsed.value : text;
}

/** The cell as a number, for sums and sorting. */
export function numberOf(column: SheetColumn, value: CellValue): number | undefined {
  const digits = column.kind === 'number' && typeof value === 'string' ? parseNumberText(value) : undefined;
  return digits ? Number(digits) : undefined;
}
