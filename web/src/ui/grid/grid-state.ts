import { createStore, type StoreApi } from 'zustand';
import { emptyHistory, type History } from './model/edit/history.ts';
import { selectCell, type Cell, type Range, type Selection } from './model/range/range.ts';
import type { Change, Errors, GridColumn, GridRow } from './model/grid-model.ts';
import type { ViewSettings } from './model/view-order.ts';

interface GridState {
  readonly selection: Selection;
  /**
   * As in Excel: typing replaces the cell and the arrows leave it; F2 edits what it has and the arrows move in the
   * text.
   */
  readonly editing: 'replace' | 'change' | undefined;
  readonly view: ViewSettings;
  /** The order that the view settings gave when they were applied, and the rows that there were then. */
  readonly order: readonly string[] | undefined;
  readonly formerKeys: ReadonlySet<string> | undefined;
  readonly find: string | undefined;
  /** Counts how often it was asked for: each time its input gets the focus. */
  readonly findRequests: number;
  /** What the user has resized, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
  readonly history: History;
  /** While the fill handle is dragged. */
  readonly fillTo: Range | undefined;
  /** The cell under the pointer, if it has an error. */
  readonly hovered: Cell | undefined;
  /** After Escape, Tab leaves the grid. */
  readonly isLeaving: boolean;
  /** Enter after several Tabs goes back to the column in which they began. */
  readonly tabColumn: number | undefined;
}

export const createGridStore = (): StoreApi<GridState> =>
  createStore<GridState>(() => ({
    selection: selectCell({ row: 0, column: 0 }),
    editing: undefined,
    view: {},
    order: undefined,
    formerKeys: undefined,
    find: undefined,
    findRequests: 0,
    widths: {},
    history: emptyHistory,
    fillTo: undefined,
    hovered: undefined,
    isLeaving: false,
    tabColumn: undefined,
  }));

/** A filter with its number of rows in the toolbar. */
export interface QuickFilter {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly matches: (row: GridRow) => boolean;
}

/** What the owner gave last, and what follows from it. */
export interface GridNow {
  readonly allRows: readonly GridRow[];
  /** In the order in which they are shown. */
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly errors: Errors;
  readonly quickFilters: readonly QuickFilter[];
  readonly onChange: (changes: readonly Change[]) => void;
}

/** What the actions need of the rendered grid. */
export interface Screen {
  readonly reveal: (cell: Cell) => void;
  readonly focus: () => void;
  readonly page: () => number;
  /** The text in the input, which React does not control. */
  readonly text: () => string;
  readonly setText: (text: string) => void;
}

export interface GridContext {
  readonly store: StoreApi<GridState>;
  readonly now: () => GridNow;
  /** The grid while it is rendered. */
  readonly screen: { current: Screen | null };
}
