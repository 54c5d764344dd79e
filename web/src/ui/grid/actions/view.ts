import { findCells, nextCell } from '../model/find.ts';
import type { Cell } from '../model/range/range.ts';
import { viewOrder, type ViewSettings } from '../model/view-order.ts';
import type { GridContext } from '../grid-state.ts';
import type { SelectActions } from './select.ts';

/** The built-in quick filter. */
export const withErrors = 'errors';
const narrowest = 40;

/** What changes only how the grid is shown: order, filter, find, widths. */
export function viewActions({ store, now, screen }: GridContext, { current, select }: SelectActions) {
  /** Sorts and filters by what the rows contain now. */
  const apply = (view: ViewSettings) => {
    const { allRows, columns, errors, quickFilters } = now();
    const quick = quickFilters.find(({ key }) => key === view.quick);
    const matches =
      view.quick === withErrors ? ({ key }: { key: string }) => errors.has(key) : (quick?.matches ?? (() => true));
    const isPlain = !view.sort && !view.filter && !view.quick;
    const focusKey = now().rows[current().focus.row]?.key;
    const order = isPlain ? undefined : viewOrder(allRows, columns, view, matches);
    store.setState({
      view,
      order,
      formerKeys: isPlain ? undefined : new Set(allRows.map(({ key }) => key)),
      editing: undefined,
    });
    // The focus stays at its row, wherever that is now.
    const place = (order ?? allRows.map(({ key }) => key)).indexOf(focusKey ?? '');
    const focus = { row: Math.max(0, place), column: current().focus.column };
    store.setState({ selection: { anchor: focus, end: focus, focus } });
    // Once the rows have been rendered in that order.
    setTimeout(() => screen.current?.reveal(focus));
  };
  const settings = () => store.getState().view;
  const showAll = () => apply({});

  const goTo = (key: string, column?: string) => {
    const place = () => now().rows.findIndex((row) => row.key === key);
    const go = () => {
      select({
        row: place(),
        column: Math.max(
          0,
          now().columns.findIndex(({ name }) => name === column),
        ),
      });
      screen.current?.focus();
    };
    if (place() !== -1) return go();
    showAll();
    // The row is among the shown ones only after the next render.
    return setTimeout(() => place() !== -1 && go());
  };
  const errorCells = (): Cell[] => {
    const { rows, columns, errors } = now();
    return rows.flatMap(({ key }, row) =>
      errors.has(key)
        ? columns.flatMap(({ name }, column) => (errors.get(key)!.has(name) ? [{ row, column }] : []))
        : [],
    );
  };
  const goToError = (step: 1 | -1, from = current().focus) => {
    const cells = errorCells();
    const cell = cells[nextCell(cells, from, step)];
    if (cell) {
      select(cell);
      screen.current?.focus();
      return;
    }
    // All of them are filtered out.
    const [key, errors] = [...now().errors][0] ?? [];
    if (key !== undefined) goTo(key, [...errors!.keys()][0]);
  };

  return {
    showAll,
    goTo,
    goToError,
    /** For a form that was refused. */
    goToFirstError: () => goToError(1, { row: -1, column: 0 }),
    applyAgain: () => apply(settings()),
    setView: (view: Partial<ViewSettings>) => apply({ ...settings(), ...view }),
    setFind: (find: string | undefined) => store.setState({ find }),
    openFind: () => store.setState(({ find, findRequests }) => ({ find: find ?? '', findRequests: findRequests + 1 })),
    findNext: (step: 1 | -1) => {
      const cells = findCells(now().rows, now().columns, store.getState().find ?? '');
      const cell = cells[nextCell(cells, current().focus, step)];
      if (cell) select(cell);
    },
    /** Undefined resets the width. */
    resize: (column: string, width: number | undefined) =>
      store.setState(({ widths }) => {
        const others = Object.entries(widths).filter(([name]) => name !== column);
        return {
          widths: Object.fromEntries(
            width === undefined ? others : [...others, [column, Math.max(narrowest, Math.round(width))]],
          ),
        };
      }),
  };
}
