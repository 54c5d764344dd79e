import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import type { RecordTable } from '../../../record/record-table.ts';

type Stored = RecordTable['stored'][number];

/**
 * What a save writes into a column, in the one way that a statement of imports reads it too, so that both can be
 * compared.
 */
export function canonical({ type, store }: Stored, value: unknown): unknown {
  const stored = store(value) ?? null;
  return type === 'numeric' && typeof stored === 'string' ? withoutZeros(stored) : stored;
}

/** What a form would send of a column as it is stored. */
export function asInput(table: RecordTable, { name }: Stored, value: unknown): unknown {
  const { kind } = table.fields[name]!;
  if (kind === 'flag') return value === true ? 1 : 0;
  if (kind === 'state') return value === true ? 1 : 2;
  if (kind === 'path') return value === null ? [] : [value];
  return value ?? '';
}

/** Whether an input clearly says what is stored: then nothing needs to be parsed. */
export function isSame(table: RecordTable, stored: Stored, input: unknown, value: unknown): boolean {
  const current = asInput(table, stored, value);
  if (Array.isArray(current)) return String(input) === String(current.at(-1) ?? '');
  return stored.type === 'numeric' ? withoutZeros(String(input)) === current : String(input) === String(current);
}
