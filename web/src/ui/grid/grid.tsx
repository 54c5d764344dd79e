import type { ReactNode } from 'react';
import { GridFooter } from './bars/grid-footer.tsx';
import { GridToolbar } from './bars/grid-toolbar.tsx';
import { GridTable } from './table/grid-table.tsx';
import type { GridRow } from './model/grid-model.ts';
import styles from './grid.module.css';
import type { GridHandle } from './use-grid.ts';

interface Props {
  grid: GridHandle;
  /** What the rows are, for screen readers. */
  label: string;
  /** As many rows as there may be; the footer tells. */
  limit?: number | undefined;
  /** At the end of the toolbar. */
  toolbar?: ReactNode;
  /** In a struck row, where its cells would be. */
  struckNote?: ((row: GridRow) => ReactNode) | undefined;
}

/**
 * A grid that is edited like a spreadsheet.
 *
 *     // A row is { key: 'A', values: { code: 'A', price: '12.50', shelf: true } }.
 *     const [rows, setRows] = useState(readRows);
 *     const onChange = (changes) => setRows((now) => applyChanges(now, changes));
 *     const grid = useGrid({ columns, rows, errorsOf, quickFilters, onChange });
 *     <Grid grid={grid} label="规格" limit={2048} />
 *
 * The rows belong to its user, such as a form. Every action (typing, a paste, a fill, undo, redo) is one call of
 * `onChange` with the cells that change; what cannot be read stays in its cell as text and has an error. `grid.errors`
 * are all errors, those of the columns (required, not a number) and those of `errorsOf`; `createErrorsOf` makes one
 * that looks at changed rows only.
 *
 * `grid.actions.goTo(key, column)` and `goToFirstError()` move the focus. Selection, order, filter and history last as
 * long as the hook, so a grid that is hidden and shown again has all of them.
 * `columns`, `errorsOf` and `struckNote` must be the same objects between renders, otherwise everything is checked and
 * drawn again.
 */
export function Grid({ grid, label, limit, toolbar, struckNote }: Props) {
  return (
    <section className={styles.grid} aria-label={label}>
      <GridToolbar grid={grid}>{toolbar}</GridToolbar>
      <GridTable grid={grid} label={label} struckNote={struckNote} />
      <GridFooter grid={grid} limit={limit} />
    </section>
  );
}
