import type { KeyboardEvent } from 'react';
import { isMoveKey } from '../model/range/movement.ts';
import type { GridHandle } from '../use-grid.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
type Grid = Pick<GridHandle, 'actions' | 'store'>;

/** The keys of the grid, as in Excel. Returns whether the key was handled; otherwise the input gets it. */
export function handleGridKey(event: Key, grid: Grid, commit: () => void): boolean {
  if (event.altKey) return false;
  const isCtrl = event.ctrlKey || event.metaKey;
  return grid.store.getState().editing
    ? handleEditing(event, isCtrl, grid, commit)
    : handleNavigation(event, isCtrl, grid);
}

function handleEditing({ key, shiftKey }: Key, isCtrl: boolean, { actions, store }: Grid, commit: () => void): boolean {
  const step = shiftKey ? -1 : 1;
  switch (key) {
    case 'Escape':
      actions.cancel();
      return true;
    case 'Enter':
      if (isCtrl) actions.fillSelection();
      else {
        commit();
        actions.enter(step);
      }
      return true;
    case 'Tab':
      commit();
      return actions.tab(step);
    default:
      if (store.getState().editing !== 'replace' || isCtrl || shiftKey || !isMoveKey(key)) return false;
      commit();
      actions.move(key, { isCtrl, isShift: false });
      return true;
  }
}

function handleNavigation({ key, shiftKey }: Key, isCtrl: boolean, { actions, store }: Grid): boolean {
  const step = shiftKey ? -1 : 1;
  if (isMoveKey(key)) {
    actions.move(key, { isCtrl, isShift: shiftKey });
    return true;
  }
  if (isCtrl) return handleShortcut(key.toLowerCase(), shiftKey, actions);
  switch (key) {
    case 'Enter':
      actions.enter(step);
      return true;
    case 'Tab':
      return actions.tab(step);
    case 'F2':
      actions.begin('change');
      return true;
    case 'Delete':
    case 'Backspace':
      actions.clear();
      return true;
    // What is open around the grid is not closed by the first Escape.
    case 'Escape': {
      const { isLeaving } = store.getState();
      store.setState({ isLeaving: true });
      return !isLeaving;
    }
    case ' ':
      return handleSpace(shiftKey, actions);
    default:
      return false;
  }
}

/** With Shift the row is selected; it switches a switch and opens what a custom cell has. */
function handleSpace(isShift: boolean, actions: Grid['actions']): boolean {
  if (isShift) {
    const { focus } = actions.current();
    actions.selectRows(focus.row, focus.row);
    return true;
  }
  const kind = actions.focused()?.column.kind;
  if (kind !== 'switch' && kind !== 'custom') return false;
  actions.begin('change');
  return true;
}

function handleShortcut(key: string, isShift: boolean, actions: Grid['actions']): boolean {
  const shortcuts: Readonly<Record<string, () => void>> = {
    a: actions.selectAll,
    d: actions.fillDown,
    z: isShift ? actions.redo : actions.undo,
    y: actions.redo,
    f: actions.openFind,
    enter: actions.fillSelection,
    ' ': () => actions.selectColumns(actions.current().focus.column, actions.current().focus.column),
  };
  if (!(key in shortcuts)) return false;
  shortcuts[key]!();
  return true;
}
