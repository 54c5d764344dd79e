import { folded } from '@edp/contract/kernel/normal-form.ts';
import { gridText } from '../grid.texts.ts';
import { formatNumber, parseNumberText } from './number-text.ts';
import type { CellValue, Parsed, GridColumn } from './grid-model.ts';

const fold = (text: string) => folded(text).trim();
const yes = new Set(['是', 'true', '1', 'yes', 'y', '开', '√']);
const no = new Set(['否', 'false', '0', 'no', 'n', '关', '×', '']);

/** The text of a cell as it is edited, copied and found. */
export function textOf(column: GridColumn, value: CellValue): string {
  if (typeof value === 'boolean') return gridText(value ? 'yes' : 'no');
  if (column.kind === 'choice') return column.options?.find((option) => option.value === value)?.label ?? value;
  return value;
}

/** The text of a cell that is not edited. */
export function shownText(column: GridColumn, value: CellValue): string {
  if (column.kind !== 'number' || typeof value === 'boolean') return textOf(column, value);
  const digits = parseNumberText(value);
  return digits === undefined || digits === '' ? value : formatNumber(digits, column.decimals);
}

/** Reads typed or pasted text as the column means it. */
export function parseText(column: GridColumn, text: string): Parsed {
  if (column.parse) return column.parse(text);
  switch (column.kind) {
    case 'number': {
      const value = parseNumberText(text);
      return value === undefined ? { problem: gridText('notANumber') } : { value };
    }
    case 'switch': {
      const foldedText = fold(text);
      if (yes.has(foldedText) || foldedText === fold(gridText('yes'))) return { value: true };
      return no.has(foldedText) ? { value: false } : { problem: gridText('notASwitch') };
    }
    case 'choice': {
      const foldedText = fold(text);
      if (foldedText === '') return { value: '' };
      const option = column.options?.find(({ value, label }) => fold(label) === foldedText || value === text);
      return option ? { value: option.value } : { problem: gridText('notAnOption', { label: column.label }) };
    }
    default:
      return { value: text.trim() };
  }
}

/** What is stored: text that cannot be read is kept as it is, and the cell has an error. */
export function toValue(column: GridColumn, text: string): CellValue {
  const parsed = parseText(column, text);
  return 'value' in parsed ? parsed.value : text;
}

/** The cell as a number, for sums and sorting. */
export function numberOf(column: GridColumn, value: CellValue): number | undefined {
  const digits = column.kind === 'number' && typeof value === 'string' ? parseNumberText(value) : undefined;
  return digits ? Number(digits) : undefined;
}
