import type { ReactNode } from 'react';

/** A switch has a boolean; every other cell has text, also one that is not valid, so that nothing typed is lost. */
export type CellValue = string | boolean;

export interface GridRow {
  readonly key: string;
  readonly values: Readonly<Record<string, CellValue>>;
  /** Why the whole row, or which of its columns, cannot be changed. */
  readonly locked?: string | Readonly<Record<string, string>> | undefined;
  /** Left out by the user: shown crossed out, not editable, without errors. */
  readonly struck?: boolean | undefined;
}

export type Parsed = { readonly value: CellValue } | { readonly problem: string };

export interface GridColumn {
  readonly name: string;
  readonly label: string;
  /** Beside the label, in smaller type. */
  readonly hint?: string | undefined;
  /** `fixed` is read-only; `custom` is drawn by `render` and changed by `activate`. */
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'fixed' | 'custom';
  readonly required?: boolean | undefined;
  /** Marked as required, but an empty cell is no error yet: the user has just begun. */
  readonly mayWait?: boolean | undefined;
  readonly width: number;
  /** Takes part of the room that is left. */
  readonly grows?: boolean | undefined;
  readonly align?: 'right' | 'center' | undefined;
  /** Stays at the left while the others scroll. */
  readonly pinned?: boolean | undefined;
  /** For codes. */
  readonly isMonospaced?: boolean | undefined;
  /** Of a `choice`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Of a `number`: as many are shown at least. */
  readonly decimals?: number | undefined;
  /** A value that the row above has too is shown in a fainter colour, as long as the columns before repeat as well. */
  readonly fadesRepeats?: boolean | undefined;
  /** Shown in a struck row too; pinned columns always are. */
  readonly staysWhenStruck?: boolean | undefined;
  /** Instead of the way its kind reads typed and pasted text. */
  readonly parse?: ((text: string) => Parsed) | undefined;
  readonly render?: ((row: GridRow) => ReactNode) | undefined;
  /** F2, Space or a double click on a `custom` cell. */
  readonly activate?: ((row: GridRow) => void) | undefined;
}

export interface Change {
  readonly key: string;
  readonly column: string;
  readonly value: CellValue;
}

/** What a correction may do with the grid. */
export interface GridCommands {
  readonly write: (changes: readonly Change[]) => void;
  readonly goTo: (key: string, column?: string) => void;
}

export interface CellError {
  readonly message: string;
  readonly detail?: string | undefined;
  /** Ways to correct it. */
  readonly actions?: readonly { readonly text: string; readonly run: (grid: GridCommands) => void }[] | undefined;
}

/** By the key of the row and the name of the column. */
export type RowErrors = ReadonlyMap<string, CellError>;
export type Errors = ReadonlyMap<string, RowErrors>;

export const valueOf = (row: GridRow, column: GridColumn): CellValue =>
  row.values[column.name] ?? (column.kind === 'switch' ? false : '');

/** Why a cell is locked. */
export const lockOf = ({ locked }: GridRow, { name }: GridColumn): string | undefined =>
  typeof locked === 'string' ? locked : locked?.[name];

export const isWritable = (row: GridRow, column: GridColumn): boolean =>
  column.kind !== 'fixed' &&
  (column.kind !== 'custom' || column.parse !== undefined) &&
  !row.struck &&
  lockOf(row, column) === undefined;

/**
 * For the owner of the rows: only the changed ones are copied, so that the others need not be rendered or validated
 * again.
 */
export function applyChanges<Row extends GridRow>(rows: readonly Row[], changes: readonly Change[]): readonly Row[] {
  const byKey = new Map<string, Record<string, CellValue>>();
  for (const { key, column, value } of changes) {
    const values = byKey.get(key);
    if (values) values[column] = value;
    else byKey.set(key, { [column]: value });
  }
  return rows.map((row) => (byKey.has(row.key) ? { ...row, values: { ...row.values, ...byKey.get(row.key) } } : row));
}
