import type { TableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import type { Column } from '../column.ts';
import { keysOf } from './lead-column.ts';

/** Where a column stands and how it looks; without a width it has the one of its description. */
export type ColumnState = TableLayout['columns'][number];
export type Density = TableLayout['density'];

export const defaultLayout: TableLayout = { columns: [], density: 'standard' };

type Described = Pick<Column<never>, 'key' | 'pinned' | 'isHiddenByDefault' | 'below' | 'picture'>;

const defaultState = ({ key, pinned, isHiddenByDefault }: Described, index: number): ColumnState => ({
  key,
  ...(isHiddenByDefault && { isHidden: true }),
  ...((pinned || index === 0) && { pinned: pinned ?? 'left' }),
});

/**
 * Every column in the order of the stored layout. Stored columns that the table no longer has are dropped; one that is
 * new since then follows its neighbour. Where name, code and picture were columns of their own, the first of them says
 * where the name stands.
 */
export function arrangeColumns(columns: readonly Described[], stored: readonly ColumnState[]): ColumnState[] {
  const arranged: ColumnState[] = [];
  for (const { key, ...state } of stored) {
    const column = columns.find((each) => keysOf(each).includes(key));
    if (!column || arranged.some((each) => each.key === column.key)) continue;
    arranged.push({ key: column.key, ...(column.key === key ? state : state.pinned && { pinned: state.pinned }) });
  }
  for (const [index, column] of columns.entries()) {
    if (arranged.some(({ key }) => key === column.key)) continue;
    const neighbour = columns[index - 1]?.key;
    arranged.splice(arranged.findIndex(({ key }) => key === neighbour) + 1, 0, defaultState(column, index));
  }
  // A table without columns would have nothing to show them again with.
  return arranged.every(({ isHidden }) => isHidden)
    ? arranged.map((state, index) => (index === 0 ? { ...state, isHidden: false } : state))
    : arranged;
}

export const changeColumn = (
  states: readonly ColumnState[],
  key: string,
  change: Partial<ColumnState>,
): ColumnState[] => states.map((state) => (state.key === key ? { ...state, ...change } : state));

/** Moves a column to the place of another; the others close up. */
export function moveColumn(states: readonly ColumnState[], key: string, toPlaceOf: string): ColumnState[] {
  const moved = states.find((state) => state.key === key);
  const to = states.findIndex((state) => state.key === toPlaceOf);
  if (!moved || to === -1) return [...states];
  return states.filter((state) => state !== moved).toSpliced(to, 0, moved);
}

const widthLimits = { min: 48, max: 1200 };
export const clampWidth = (width: number) => Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)));

interface Sized {
  readonly key: string;
  readonly width: number;
  /** With this, all of its texts are on one line. */
  readonly wanted?: number;
  /** Keeps its width: the checkboxes and actions, and what the user has resized. */
  readonly isFixed?: boolean | undefined;
}

/**
 * The widths by key. What is left of the room goes first to the columns whose texts would be on several lines, then to
 * all that are not fixed, by their width.
 */
export function fitWidths(columns: readonly Sized[], room: number): Record<string, number> {
  const widths = Object.fromEntries(columns.map(({ key, width }) => [key, width]));
  let rest = Math.max(0, room - columns.reduce((sum, { width }) => sum + width, 0));
  const share = (takers: readonly (readonly [key: string, weight: number])[], most: number) => {
    let open = Math.min(rest, most);
    let weights = takers.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of takers) {
      const part = weights > 0 ? Math.floor((open * weight) / weights) : 0;
      widths[key]! += part;
      open -= part;
      weights -= weight;
      rest -= part;
    }
  };
  const flexible = columns.filter(({ isFixed }) => !isFixed);
  const missing = flexible.map(({ key, width, wanted = width }) => [key, Math.max(0, wanted - width)] as const);
  share(
    missing,
    missing.reduce((sum, [, gap]) => sum + gap, 0),
  );
  const takers = flexible.length > 0 ? flexible : columns.slice(-1);
  share(
    takers.map(({ key }) => [key, widths[key]!] as const),
    Infinity,
  );
  return widths;
}
