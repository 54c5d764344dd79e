import type { ReactNode } from 'react';
import { SheetFooter } from './bars/sheet-footer.tsx';
import { SheetToolbar } from './bars/sheet-toolbar.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import type { SheetRow } from './model/sheet-model.ts';
import styles from './sheet.module.css';
import type { SheetHandle } from './use-sheet.ts';

interface Props {
  sheet: SheetHandle;
  /** What the rows are, for screen readers. */
  label: string;
  /** As many rows as there may be; the footer tells. */
  limit?: number | undefined;
  /** At the end of the toolbar. */
  toolbar?: ReactNode;
  /** In a struck row, where its cells would be. */
  struckNote?: ((row: SheetRow) => ReactNode) | undefined;
}

/**
 * A grid that is edited like a spreadsheet.
 *
 *     const [rows, setRows] = useState(…);                       // { key, values: { code: 'A', price: '12.50', shelf:
 * true } }
 *     const sheet = useSheet({ columns, rows, errorsOf, quickFilters, onChange: (changes) => setRows((now) =>
 * applyChanges(now, changes)) });
 *     <Sheet sheet={sheet} label="规格" limit={2048} />
 *
 * The rows belong to its user, such as a form. Every action (typing, a paste, a fill, undo, redo) is one call of
 * `onChange` with the
 * cells that change; what cannot be read stays in its cell as text and has an error. `sheet.errors` are all errors,
 * those of the columns (required, not a number) and those of `errorsOf`; `createErrorsOf` makes one that looks at
 * changed rows only.
 * `sheet.actions.goTo(key, column)` and `goToFirstError()` move the focus. Selection, order, filter and history last as
 * long as the hook, so a sheet that is hidden and shown again has all of them.
 * `columns`, `errorsOf` and `struckNote` must be the same objects between renders, otherwise everything is checked and
 * drawn again.
 */
export function Sheet({ sheet, label, limit, toolbar, struckNote }: Props) {
  return (
    <section className={styles.sheet} aria-label={label}>
      <SheetToolbar sheet={sheet}>{toolbar}</SheetToolbar>
      <SheetGrid sheet={sheet} label={label} struckNote={struckNote} />
      <SheetFooter sheet={sheet} limit={limit} />
    </section>
  );
}
