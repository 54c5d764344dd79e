import { textOf, toValue } from '../model/cell-text.ts';
import { addStep, redo, undo } from '../model/edit/history.ts';
import { clearCells, fillDown, fillRange, fillWith, writeCells, type Written } from '../model/edit/write-cells.ts';
import { countCells, rangeOf, selectRange, type Range } from '../model/range/range.ts';
import { isWritable, valueOf, type Change } from '../model/grid-model.ts';
import type { GridContext } from '../grid-state.ts';
import type { SelectActions } from './select.ts';
import { tellSkipped } from './tell.ts';

/** What changes cells. Each action is one step of the history. */
export function editActions({ store, now, screen }: GridContext, { current, set }: SelectActions) {
  /** The cell with the focus. */
  const focused = () => {
    const { row, column } = current().focus;
    const [at, of] = [now().rows[row], now().columns[column]];
    return at && of ? { row: at, column: of, value: valueOf(at, of), isWritable: isWritable(at, of) } : undefined;
  };
  /** Its user may call it too, also for values that have no column; it can be undone like everything else. */
  const write = (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    const { allRows, onChange } = now();
    const rowOf = new Map(allRows.map((row) => [row.key, row]));
    const step = changes.map((change) => ({
      ...change,
      before: rowOf.get(change.key)?.values[change.column] ?? (typeof change.value === 'boolean' ? false : ''),
    }));
    store.setState(({ history }) => ({ history: addStep(history, step) }));
    onChange(changes);
  };
  const writeAll = (written: Written) => {
    write(written.changes);
    if (written.skipped > 0) tellSkipped(written.skipped);
  };

  const begin = (mode: 'replace' | 'change') => {
    const cell = focused();
    if (!cell || store.getState().editing) return;
    if (mode === 'change' && cell.column.kind === 'custom') cell.column.activate?.(cell.row);
    else if (mode === 'change' && cell.column.kind === 'switch') toggle();
    else if (cell.isWritable && cell.column.kind !== 'switch' && cell.column.kind !== 'custom') {
      if (mode === 'change') screen.current?.setText(textOf(cell.column, cell.value));
      screen.current?.reveal(current().focus);
      store.setState({ editing: mode, isLeaving: false });
    } else screen.current?.setText('');
  };
  const end = () => {
    store.setState({ editing: undefined });
    screen.current?.setText('');
  };
  const commit = (text = screen.current?.text() ?? '') => {
    const cell = store.getState().editing && focused();
    end();
    if (!cell) return;
    const value = toValue(cell.column, text);
    if (value !== cell.value) write([{ key: cell.row.key, column: cell.column.name, value }]);
  };
  /** Ctrl+Enter: what is typed, or what the cell has, in all selected cells. */
  const fillSelection = () => {
    const cell = focused();
    if (!cell) return;
    const text = store.getState().editing ? (screen.current?.text() ?? '') : textOf(cell.column, cell.value);
    end();
    writeAll(fillWith(now(), rangeOf(current()), text));
  };
  const toggle = () => {
    const cell = focused();
    if (cell?.column.kind !== 'switch' || !cell.isWritable) return;
    const range = rangeOf(current());
    const { columns } = now();
    const only = columns.findIndex(({ name }) => name === cell.column.name);
    write(writeCells(now(), { ...range, left: only, right: only }, () => cell.value !== true).changes);
  };

  /** Selects what was changed, as far as it is shown. */
  const selectChanged = (changes: readonly Change[]) => {
    const { rows, columns } = now();
    const keys = new Set(changes.map(({ key }) => key));
    const names = new Set(changes.map(({ column }) => column));
    const found = {
      top: rows.findIndex(({ key }) => keys.has(key)),
      bottom: rows.findLastIndex(({ key }) => keys.has(key)),
    };
    const range = {
      ...found,
      left: columns.findIndex(({ name }) => names.has(name)),
      right: columns.findLastIndex(({ name }) => names.has(name)),
    };
    if (range.top !== -1 && range.left !== -1) set(selectRange(range), { row: range.top, column: range.left });
  };
  const step = (result: ReturnType<typeof undo>) => {
    if (!result) return;
    const { allRows, onChange } = now();
    const present = new Set(allRows.map(({ key }) => key));
    store.setState({ history: result.history });
    // The owner may have removed rows since.
    const changes = result.changes.filter(({ key }) => present.has(key));
    if (changes.length > 0) onChange(changes);
    selectChanged(changes);
  };

  return {
    focused,
    write,
    begin,
    commit,
    cancel: end,
    fillSelection,
    toggle,
    fillWith: (text: string) => writeAll(fillWith(now(), rangeOf(current()), text)),
    clear: () => writeAll(clearCells(now(), rangeOf(current()))),
    fillDown: () => writeAll(fillDown(now(), rangeOf(current()))),
    fillTo: (target: Range) => {
      const source = rangeOf(current());
      if (countCells(target) === countCells(source)) return;
      writeAll(fillRange(now(), source, target));
      set({ ...current(), ...corners(target) });
    },
    undo: () => step(undo(store.getState().history)),
    redo: () => step(redo(store.getState().history)),
  };
}

const corners = ({ top, left, bottom, right }: Range) => ({
  anchor: { row: top, column: left },
  end: { row: bottom, column: right },
  focus: { row: top, column: left },
});

export type EditActions = ReturnType<typeof editActions>;
