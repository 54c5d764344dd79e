import { gridText } from '../grid.texts.ts';
import { parseText } from './cell-text.ts';
import { valueOf, type CellError, type Errors, type RowErrors, type GridColumn, type GridRow } from './grid-model.ts';

interface UniqueRule {
  readonly column: string;
  /** Rows that it does not apply to have no value that could clash, such as one that is generated. */
  readonly applies?: ((row: GridRow) => boolean) | undefined;
  /** `first` is the row that has the value already, `place` its number, from 1. */
  readonly error: (row: GridRow, first: GridRow, place: number) => CellError;
}

interface Rules {
  /** What is wrong within a row; asked again only for rows that changed. */
  readonly ofRow?: ((row: GridRow) => RowErrors) | undefined;
  readonly unique?: readonly UniqueRule[] | undefined;
}

const none: RowErrors = new Map();

/**
 * An `errorsOf` that is fast enough to run at every change: rows that are the same objects as before are not looked at
 * again.
 */
export function createErrorsOf({ ofRow, unique = [] }: Rules): (rows: readonly GridRow[]) => Errors {
  const own = new WeakMap<GridRow, RowErrors>();
  // The same error as before is the same object, so that its cell is not rendered again.
  const clashes = unique.map(() => new WeakMap<GridRow, { first: GridRow; place: number; error: CellError }>());
  return (rows) => {
    const errors = new Map<string, RowErrors>();
    for (const row of rows) {
      if (row.struck) continue;
      const found = own.get(row) ?? ofRow?.(row) ?? none;
      own.set(row, found);
      if (found.size > 0) errors.set(row.key, found);
    }
    for (const [index, rule] of unique.entries()) {
      for (const [row, first, place] of repeatedValues(rows, rule)) {
        const cached = clashes[index]!.get(row);
        const clash =
          cached?.first === first && cached.place === place
            ? cached
            : { first, place, error: rule.error(row, first, place) };
        clashes[index]!.set(row, clash);
        if (!errors.get(row.key)?.has(rule.column))
          errors.set(row.key, new Map([...(errors.get(row.key) ?? none), [rule.column, clash.error]]));
      }
    }
    return errors;
  };
}

function* repeatedValues(
  rows: readonly GridRow[],
  { column, applies = () => true }: UniqueRule,
): Generator<[row: GridRow, first: GridRow, place: number]> {
  const places = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const value = String(row.values[column] ?? '').trim();
    if (value === '' || row.struck || !applies(row)) continue;
    const before = places.get(value);
    if (before === undefined) places.set(value, index);
    else yield [row, rows[before]!, before + 1];
  }
}

/** Missing required values, and text that its column cannot read. */
export const createColumnErrors = (columns: readonly GridColumn[]) => {
  const checked = columns.filter(({ kind }) => kind !== 'fixed');
  return createErrorsOf({
    ofRow: (row) => {
      const errors = new Map<string, CellError>();
      for (const column of checked) {
        const message = problemOf(row, column);
        if (message !== undefined) errors.set(column.name, { message });
      }
      return errors;
    },
  });
};

function problemOf(row: GridRow, column: GridColumn): string | undefined {
  const value = valueOf(row, column);
  if (typeof value === 'boolean') return undefined;
  if (value === '')
    return column.required && !column.mayWait
      ? gridText(column.kind === 'choice' || column.kind === 'custom' ? 'pleaseChoose' : 'pleaseEnter', {
          label: column.label,
        })
      : undefined;
  // The stored value of a choice need not be what would be typed.
  if (column.kind === 'choice' && column.options?.some((option) => option.value === value)) return undefined;
  const parsed = parseText(column, value);
  return 'problem' in parsed ? parsed.problem : undefined;
}

/** Both lists in one; where both have something to say of a cell, the first does. */
export function createErrorMerge(): (first: Errors, second: Errors) => Errors {
  // A row with the same errors as before keeps its map, so that it is not rendered again.
  const merged = new WeakMap<RowErrors, { second: RowErrors; both: RowErrors }>();
  return (first, second) => {
    if (first.size === 0) return second;
    const all = new Map(second);
    for (const [key, errors] of first) {
      const others = second.get(key);
      if (!others) all.set(key, errors);
      else {
        const cached = merged.get(errors);
        const both = cached?.second === others ? cached.both : new Map([...others, ...errors]);
        merged.set(errors, { second: others, both });
        all.set(key, both);
      }
    }
    return all;
  };
}
