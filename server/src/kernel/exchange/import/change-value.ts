import type { Change } from '@edp/contract/kernel/exchange/change.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { add, formatDecimal, multiply, parseDecimal, round } from '../../decimal.ts';
import { convertCell } from './convert-cell.ts';

/** What a list of ids becomes. */
export function changeList({ operation, value }: Change, current: unknown): string[] {
  const ids = value.split(',').filter(Boolean);
  const now = Array.isArray(current)
    ? current.map((each: unknown) =>
        String(typeof each === 'object' && each !== null ? (each as { id: unknown }).id : each),
      )
    : [];
  if (operation === 'include') return [...new Set([...now, ...ids])];
  if (operation === 'exclude') return now.filter((id) => !ids.includes(id));
  return operation === 'clear' ? [] : ids;
}

/** What a field becomes, as a form would send it. Nothing can be computed from an empty one: it stays empty. */
export function changeValue(column: SheetColumn, { operation, value }: Change, current: unknown): unknown {
  if (operation === 'clear') return column.kind === 'path' ? [] : '';
  if (operation === 'set') return valueToSet(column, value);
  const text = String(current);
  if (text === '') return current;
  const now = parseDecimal(text);
  if (operation === 'round') return formatDecimal(round(now, Number(value)));
  return formatDecimal(operation === 'add' ? add(now, parseDecimal(value)) : multiply(now, parseDecimal(value)));
}

function valueToSet(column: SheetColumn, value: string): unknown {
  if (column.kind === 'choice') return column.choices!.find((choice) => String(choice.value) === value)?.value;
  if (column.kind === 'path') return [value];
  if (column.kind === 'item' || column.kind === 'reference') return value;
  return convertCell(column, { type: 'text', text: value }).text;
}
