import { clipboardActions } from './actions/clipboard.ts';
import { editActions } from './actions/edit.ts';
import { selectActions } from './actions/select.ts';
import { viewActions } from './actions/view.ts';
import { createSheetStore, type Screen, type SheetContext, type SheetNow } from './sheet-state.ts';

const nothing: SheetNow = {
  allRows: [],
  rows: [],
  columns: [],
  errors: new Map(),
  quickFilters: [],
  onChange: () => {},
};

/** What lasts as long as a sheet: its state, and the actions, which work on the rows that it was given last. */
export function createSheet() {
  let latest = nothing;
  const screen: { current: Screen | null } = { current: null };
  const context: SheetContext = { store: createSheetStore(), now: () => latest, screen };
  const select = selectActions(context);
  const edit = editActions(context, select);
  const actions = { ...select, ...edit, ...clipboardActions(context, select, edit), ...viewActions(context, select) };
  const update = (now: SheetNow) => {
    latest = now;
  };
  return { store: context.store, screen, actions, update };
}
